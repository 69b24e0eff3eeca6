import type { ThemeOverride, ThemeTokens } from './tokens.ts';

/** Lays a brand's override over a base theme, leaf by leaf; neither argument is changed. */
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
