export { baseCss } from './css/baseCss.ts';
export { checkContrast, type ContrastPair } from './contrast/checkContrast.ts';
export { computeContrastRatio } from './contrast/computeContrastRatio.ts';
export { createTheme } from './tokens/createTheme.ts';
export { darkTokens } from './tokens/darkTokens.ts';
export { buildFontFaceCss } from './css/fontFaceCss.ts';
export { mainCnTheme } from './tokens/mainCnTheme.ts';
export { mainTwTheme } from './tokens/mainTwTheme.ts';
export { getBrandTokens, buildThemeCss } from './css/themeCss.ts';
export { token, getTokenVariable } from './tokens/token.ts';
export {
  lightTokens,
  type BrandTheme,
  type Edition,
  type ThemeOverride,
  type ThemeTokens,
  type TokenPath,
} from './tokens/tokens.ts';
