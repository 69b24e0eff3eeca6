/** @typedef {import('./generator.mjs').BrandOptions} BrandOptions */

/**
 * Creates `brand.ts` from that of the model, with the id, the names and the theme of the brand. The site id stays: the
 * platform has one for each language.
 *
 * @param {string} model text of the model's file
 * @param {BrandOptions} options
 */
export function createBrandFile(model, { name, locale, nameCn, nameTw }) {
  const shownName = locale === 'zh-CN' ? nameCn : nameTw;
  return model
    .replace(/import \{ \w+ \} from '@pavilion\/site-contract\/theme';/, "import { theme } from './theme.ts';")
    .replace(/\/\*\* Brand [^]*?\*\//, `/** Brand ${shownName}. */`)
    .replace(/id: '[^']*'/, `id: '${name}'`)
    .replace(/names: \{[^}]*\}/, `names: { 'zh-CN': '${nameCn}', 'zh-TW': '${nameTw}' }`)
    .replace(/theme: \w+,/, 'theme,');
}

/**
 * Creates `theme.ts` from the theme of the model.
 *
 * @param {string} model text of the model's theme
 * @param {string} shownName name of the brand
 */
export const createThemeFile = (model, shownName) =>
  model
    .replace(/import type \{[^}]*\} from '[^']*';/, "import type { BrandTheme } from '@pavilion/site-contract';")
    .replace('satisfies ThemeOverride', "satisfies BrandTheme['classic']")
    .replace(
      /\/\*\* Theme of [^]*?\*\//,
      `/** Theme of ${shownName}: the roles of docs/design.md that differ from the base, by edition. */`,
    )
    .replace(/export const \w+: BrandTheme/, 'export const theme: BrandTheme');
