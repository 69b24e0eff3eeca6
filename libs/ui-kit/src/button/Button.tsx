import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { ButtonRoot, ButtonSpinner } from './ButtonRoot.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Visual weight. Use one `primary` per view, and `danger` for actions that cannot be undone; `dangerOutline` opens their confirmation. @default 'secondary' */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerOutline';
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** Shows a spinner and ignores clicks, but keeps the keyboard focus. @default false */
  readonly isBusy?: boolean;
  /** Fills the width of the container. @default false */
  readonly isWide?: boolean;
  /** Icon before the text. */
  readonly icon?: ReactNode;
}

/**
 * A push button. Brands restyle it through tokens only.
 *
 * Use `isBusy` instead of `disabled` while an action runs: a disabled button loses the keyboard focus.
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
