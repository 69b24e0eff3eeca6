import type { BrandTheme as KitBrandTheme } from '@pavilion/ui-kit/theme';

/** Token overrides of a brand by edition: a deep-partial of the kit's base theme. A misspelt token does not compile. */
export type BrandTheme = KitBrandTheme;
