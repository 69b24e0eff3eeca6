import type { ThemeOverride, ThemeTokens } from './tokens.ts';

/** Merges the override of a brand into a base theme, value by value. The arguments are not changed. */
export function createTheme(base: ThemeTokens, override: ThemeOverride = {}): ThemeTokens {
  return merge(base, override) as ThemeTokens;
}

function merge(base: object, override: object): object {
  const changes = override as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => [
      key,
      typeof value === 'object' ? merge(value as object, changes[key] ?? {}) : (changes[key] ?? value),
    ]),
  );
}
