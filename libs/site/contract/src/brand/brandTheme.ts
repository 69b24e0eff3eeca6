import type { BrandTheme as KitBrandTheme } from '@pavilion/ui-kit/theme';

/** Token overrides of a brand by edition: a deep-partial of the base theme of the UI kit. A misspelt token does not compile. */
export type BrandTheme = KitBrandTheme;
