/** Option of a `Select` or a `Combobox`. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  /** Text that is shown and, in a combobox, searched. */
  readonly label: string;
  readonly isDisabled?: boolean;
}
