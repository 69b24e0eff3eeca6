import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { ButtonRoot, ButtonSpinner } from './ButtonRoot.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Visual weight: one `primary` a view; `danger` for what cannot be undone. @default 'secondary' */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** Shows the busy mark and swallows clicks, but keeps the keyboard focus where it is. @default false */
  readonly isBusy?: boolean;
  /** Takes the whole width of its container. @default false */
  readonly isWide?: boolean;
  /** A drawn sign before the text. */
  readonly icon?: ReactNode;
}

/**
 * The one push button; brands restyle it through tokens only.
 *
 * Busy is not `disabled`: a disabled button drops the focus to the page, and the player with a keyboard is lost.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'medium', isBusy = false, isWide = false, icon, type = 'button', ...rest },
  ref,
) {
  const { children, onClick, ...attributes } = rest;
  return (
    <ButtonRoot
      {...attributes}
      ref={ref}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || attributes['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <ButtonSpinner aria-hidden="true" /> : icon}
      {children}
    </ButtonRoot>
  );
});
