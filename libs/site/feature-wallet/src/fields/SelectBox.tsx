import { Select, type SelectProps } from '@pavilion/ui-kit/select';

/** Select in a separate chunk, because its popup is larger than the rest of a page. */
export const SelectBox = (props: SelectProps<string>) => <Select {...props} />;
