import { forwardRef, useId, useImperativeHandle, type InputHTMLAttributes, type ReactNode } from 'react';
import { ControlBox } from './ControlBox.ts';
import { getDescribedBy, FieldShell } from './FieldShell.tsx';
import { useSecretValue } from './useSecretValue.ts';

/** Props of {@link TextField}; all others are passed to the `<input>`. */
export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  /** Error text; sets `aria-invalid`. */
  readonly error?: ReactNode;
  /** Content before the value in the box, such as a currency sign. */
  readonly prefix?: ReactNode;
  /** Content after the value in the box, such as "all" or "get code". */
  readonly suffix?: ReactNode;
  /** Tabular digits, and a decimal keypad on phones. The value stays text, because money must not become a float. */
  readonly isFigure?: boolean;
  /** Keeps the value out of the HTML of the page, where React mirrors it, for passwords and codes. @default false */
  readonly isSecret?: boolean;
  /** @default 'medium' */
  readonly size?: 'medium' | 'large';
}

/**
 * A labelled text field whose hint and error are linked for screen readers. It allows pasting and password managers.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    prefix,
    suffix,
    isFigure = false,
    isSecret = false,
    size,
    id,
    ...input
  } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const { control, bound } = useSecretValue(isSecret, input);
  useImperativeHandle(ref, () => control.current as HTMLInputElement, [control]);

  const shell = { id: controlId, label, isLabelHidden, hint, error };
  return (
    <FieldShell {...shell}>
      <ControlBox
        data-size={size}
        data-invalid={error ? '' : undefined}
        data-disabled={input.disabled ? '' : undefined}
      >
        {prefix}
        <input
          inputMode={isFigure ? 'decimal' : undefined}
          autoComplete={isFigure ? 'off' : undefined}
          {...bound}
          ref={control}
          id={controlId}
          data-figure={isFigure ? '' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(controlId, shell, input['aria-describedby'])}
        />
        {suffix}
      </ControlBox>
    </FieldShell>
  );
});
