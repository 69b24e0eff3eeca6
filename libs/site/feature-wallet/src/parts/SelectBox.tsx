import { Select, type SelectProps } from '@pavilion/ui-kit/select';

/** The list itself, in a file of its own: what opens weighs more than the rest of a page. */
export const SelectBox = (props: SelectProps<string>) => <Select {...props} />;
