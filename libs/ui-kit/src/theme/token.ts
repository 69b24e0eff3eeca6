import type { TokenPath } from './tokens.ts';

/** Name of the CSS custom property that carries a token: `color.accent.fillHover` is `--color-accent-fill-hover`. */
export function tokenVariable(path: TokenPath): string {
  return `--${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * A token as a CSS value: `token('color.accent.fill')` is `var(--color-accent-fill)`.
 *
 * A misspelt path does not compile. It is a reference, so switching edition or brand renders nothing again.
 */
export function token(path: TokenPath): string {
  return `var(${tokenVariable(path)})`;
}
