export { Combobox, type ComboboxProps } from './Combobox.tsx';
export { Select, type SelectProps } from './Select.tsx';
export type { SelectOption } from './SelectOption.ts';
