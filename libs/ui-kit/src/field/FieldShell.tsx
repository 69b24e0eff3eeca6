import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** Props that all labelled fields share. */
export interface FieldShellProps {
  /** Id of the control. */
  readonly id: string;
  readonly label: ReactNode;
  /** Permanent help text. */
  readonly hint?: ReactNode;
  /** Error text. It is shown in addition to the hint and read out when it appears (F-UI-04). */
  readonly error?: ReactNode;
  /** Whether the label is for screen readers only. @default false */
  readonly isLabelHidden?: boolean;
  readonly children: ReactNode;
}

/** Label, control, hint and error of a field, linked by ids (see {@link getDescribedBy}). */
export function FieldShell({ id, label, hint, error, isLabelHidden = false, children }: FieldShellProps) {
  return (
    <Root>
      <Label htmlFor={id} data-hidden={isLabelHidden || undefined}>
        {label}
      </Label>
      {children}
      {Boolean(hint) && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <ErrorText id={`${id}-error`} role="alert">
        {error}
      </ErrorText>
    </Root>
  );
}

/**
 * Returns the `aria-describedby` of the control in a {@link FieldShell}.
 *
 * @param others ids of further descriptions outside the field
 */
export function getDescribedBy(
  id: string,
  field: Pick<FieldShellProps, 'hint' | 'error'>,
  others?: string,
): string | undefined {
  const ids = [others, Boolean(field.hint) && `${id}-hint`, Boolean(field.error) && `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.1')};
  min-width: 0;
`;

const Label = styled.label`
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Hint = styled.p`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

const ErrorText = styled.p`
  color: ${token('color.text.danger')};
  font-size: ${token('font.size.caption')};
  overflow-wrap: anywhere;
  &:empty {
    position: absolute;
  }
`;
