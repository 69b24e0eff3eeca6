import { forwardRef, useId, useImperativeHandle, type InputHTMLAttributes, type ReactNode } from 'react';
import { ControlBox } from './ControlBox.ts';
import { describedBy, FieldShell } from './FieldShell.tsx';
import { useSecretValue } from './useSecretValue.ts';

/** Props of {@link TextField}; everything an `<input>` takes passes through to it. */
export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with the value; sets `aria-invalid`. */
  readonly error?: ReactNode;
  /** Before the value inside the box, such as a sign of money. */
  readonly prefix?: ReactNode;
  /** After the value inside the box, such as "all" or "get code". */
  readonly suffix?: ReactNode;
  /** Figures in tabular digits, with a decimal keypad on phones. The value stays text: money never becomes a float. */
  readonly isFigure?: boolean;
  /** Keeps the value out of the page's HTML, where React mirrors it: for passwords and codes. @default false */
  readonly isSecret?: boolean;
  /** @default 'medium' */
  readonly size?: 'medium' | 'large';
}

/** A labelled line of text with hint and error wired for screen readers. Paste and password managers are welcome. */
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
          aria-describedby={describedBy(controlId, shell)}
        />
        {suffix}
      </ControlBox>
    </FieldShell>
  );
});
