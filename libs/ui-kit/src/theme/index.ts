export { baseCss } from './baseCss.ts';
export { checkContrast, type ContrastPair } from './checkContrast.ts';
export { computeContrastRatio } from './computeContrastRatio.ts';
export { createTheme } from './createTheme.ts';
export { darkTokens } from './darkTokens.ts';
export { buildFontFaceCss } from './fontFaceCss.ts';
export { mainCnTheme } from './mainCnTheme.ts';
export { mainTwTheme } from './mainTwTheme.ts';
export { getBrandTokens, buildThemeCss } from './themeCss.ts';
export { token, getTokenVariable } from './token.ts';
export {
  lightTokens,
  type BrandTheme,
  type Edition,
  type ThemeOverride,
  type ThemeTokens,
  type TokenPath,
} from './tokens.ts';
