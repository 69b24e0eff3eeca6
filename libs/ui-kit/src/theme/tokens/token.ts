import type { TokenPath } from './tokens.ts';

/** Returns the CSS custom property of a token: `color.accent.fillHover` is `--color-accent-fill-hover`. */
export function getTokenVariable(path: TokenPath): string {
  return `--${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Returns a token as a CSS value: `token('color.accent.fill')` is `var(--color-accent-fill)`.
 *
 * A misspelt path does not compile. The value is a reference, so a change of edition or brand renders nothing again.
 */
export function token(path: TokenPath): string {
  return `var(${getTokenVariable(path)})`;
}
