import { createTheme } from '../tokens/createTheme.ts';
import { darkTokens } from '../tokens/darkTokens.ts';
import { traditionalFamily } from '../tokens/fontFamilies.ts';
import { getTokenVariable } from '../tokens/token.ts';
import { lightTokens, type BrandTheme, type Edition, type ThemeTokens, type TokenPath } from '../tokens/tokens.ts';

/** Returns the complete tokens of a brand in one edition. */
export function getBrandTokens(brand: BrandTheme, edition: Edition): ThemeTokens {
  return createTheme(edition === 'classic' ? lightTokens : darkTokens, brand[edition]);
}

/**
 * Builds the CSS of both editions of a brand, to be inserted once into the page.
 *
 * `<html data-edition="classic|professional">` selects the edition, classic by default. Shared values are once under
 * `:root`. The Chinese font depends on `<html lang>`, because the player can change the language.
 */
export function buildThemeCss(brand: BrandTheme): string {
  const classic = flatten(getBrandTokens(brand, 'classic'));
  const professional = flatten(getBrandTokens(brand, 'professional'));
  const isShared = (path: TokenPath) => classic.get(path) === professional.get(path);
  return [
    rule(
      ':root',
      [...classic].filter(([path]) => isShared(path)),
    ),
    rule(':root:lang(zh-TW),:root:lang(zh-Hant)', [['font.family.text', traditionalFamily]]),
    rule(`:root,:root[data-edition='classic']`, findDifferences(classic, isShared), 'color-scheme:light;'),
    rule(`:root[data-edition='professional']`, findDifferences(professional, isShared), 'color-scheme:dark;'),
  ].join('\n');
}

type Declarations = Iterable<readonly [TokenPath, string]>;

function findDifferences(tokens: ReadonlyMap<TokenPath, string>, isShared: (path: TokenPath) => boolean): Declarations {
  return [...tokens].filter(([path]) => !isShared(path));
}

function rule(selector: string, declarations: Declarations, extra = ''): string {
  const body = [...declarations].map(([path, value]) => `${getTokenVariable(path)}:${value};`).join('');
  return `${selector}{${extra}${body}}`;
}

function flatten(tokens: ThemeTokens): ReadonlyMap<TokenPath, string> {
  return new Map(flattenLeaves(tokens, ''));
}

function flattenLeaves(node: object, prefix: string): [TokenPath, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}` as TokenPath, value]]
      : flattenLeaves(value as object, `${prefix}${key}.`),
  );
}
