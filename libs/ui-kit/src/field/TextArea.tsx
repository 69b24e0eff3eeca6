import { forwardRef, useId, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { ControlBox } from './ControlBox.ts';
import { getDescribedBy, FieldShell } from './FieldShell.tsx';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** A multi-line text field with the label of a `TextField`. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, isLabelHidden, hint, error, id, rows = 4, ...area } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const shell = { id: controlId, label, isLabelHidden, hint, error };
  return (
    <FieldShell {...shell}>
      <ControlBox data-invalid={error ? '' : undefined} data-disabled={area.disabled ? '' : undefined}>
        <textarea
          {...area}
          ref={ref}
          id={controlId}
          rows={rows}
          aria-invalid={error ? true : undefined}
          aria-describedby={getDescribedBy(controlId, shell, area['aria-describedby'])}
        />
      </ControlBox>
    </FieldShell>
  );
});
