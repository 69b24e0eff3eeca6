import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/css/focusRing.ts';
import { token } from '../theme/tokens/token.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name and tooltip of the button. */
  readonly label: string;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium';
  readonly children: ReactNode;
}

/** A square button with an icon and an accessible name. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, size = 'medium', type = 'button', ...rest },
  ref,
) {
  return <Root title={label} {...rest} ref={ref} type={type} aria-label={label} data-size={size} />;
});

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token('density.control')};
  height: ${token('density.control')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: transparent;
  color: ${token('color.text.secondary')};
  font-size: 1.25rem;
  transition: background-color ${token('motion.fast')} ${token('motion.ease')};
  ${focusRing}
  &[data-size='small'] {
    width: ${token('density.controlSmall')};
    height: ${token('density.controlSmall')};
    font-size: 1rem;
  }
  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  &[aria-pressed='true'] {
    color: ${token('color.accent.text')};
  }
  &:disabled {
    cursor: not-allowed;
    color: ${token('color.text.muted')};
    background: transparent;
    opacity: 0.6;
  }
`;
