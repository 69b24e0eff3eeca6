import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/css/focusRing.ts';
import { token } from '../theme/tokens/token.ts';

/** Props of {@link Checkbox}; all others are passed to the native input. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  readonly children: ReactNode;
}

/** A native checkbox with a label. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox({ children, ...input }, ref) {
  return (
    <Row>
      <Box {...input} ref={ref} type="checkbox" />
      <span>{children}</span>
    </Row>
  );
});

const Row = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token('space.2')};
  color: ${token('color.text.secondary')};
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
    color: ${token('color.text.muted')};
  }
`;

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  margin: 0.125rem 0 0;
  border: 1px solid ${token('color.line.strong')};
  border-radius: ${token('radius.cell')};
  background: ${token('color.surface.raised')};
  cursor: inherit;
  ${focusRing}
  &::after {
    content: '';
    width: 0.6875rem;
    height: 0.6875rem;
    background: ${token('color.text.onAccent')};
    clip-path: polygon(14% 48%, 4% 60%, 38% 92%, 96% 20%, 84% 10%, 37% 70%);
    opacity: 0;
    transition: opacity ${token('motion.fast')} ${token('motion.ease')};
  }
  &:checked {
    border-color: ${token('color.accent.fill')};
    background: ${token('color.accent.fill')};
  }
  &:checked::after {
    opacity: 1;
  }
`;
