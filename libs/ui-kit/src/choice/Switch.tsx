import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/css/focusRing.ts';
import { token } from '../theme/tokens/token.ts';

/** Props of {@link Switch}; all others are passed to the native input. */
export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  readonly children: ReactNode;
}

/** A switch that takes effect at once. Use `Checkbox` for a choice that is submitted by a button. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch({ children, ...input }, ref) {
  return (
    <Row>
      <Track {...input} ref={ref} type="checkbox" role="switch" />
      <span>{children}</span>
    </Row>
  );
});

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
    color: ${token('color.text.muted')};
  }
`;

const Track = styled.input`
  appearance: none;
  flex: none;
  width: 2.25rem;
  height: 1.25rem;
  margin: 0;
  padding: 0.1875rem;
  border: 1px solid ${token('color.line.strong')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface.fill')};
  cursor: inherit;
  transition: background-color ${token('motion.fast')} ${token('motion.ease')};
  ${focusRing}
  &::after {
    content: '';
    display: block;
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    background: ${token('color.text.secondary')};
    transition: transform ${token('motion.base')} ${token('motion.ease')};
  }
  &:checked {
    border-color: ${token('color.accent.fill')};
    background: ${token('color.accent.fill')};
  }
  &:checked::after {
    background: ${token('color.text.onAccent')};
    transform: translateX(1rem);
  }
`;
