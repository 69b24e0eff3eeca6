import { baseCss, brandTokens, checkContrast, themeCss, type BrandTheme } from '../../theme/index.ts';

/** A house is an override of roles, for each edition; what it does not name stays as it is. */
const houseTheme: BrandTheme = {
  classic: { color: { accent: { fill: '#7a4a00', text: '#7a4a00' } }, radius: { control: '1rem' } },
  professional: { color: { accent: { fill: '#f0b429', text: '#f0b429' } } },
};

/** Once into the page's head. `<html data-edition="professional">` turns the page dark and renders nothing anew. */
export const houseCss = baseCss + themeCss(houseTheme);

/** Pairs of colours that nobody could read; empty, or the house does not open. */
export const unreadable = (['classic', 'professional'] as const).flatMap((edition) =>
  checkContrast(brandTokens(houseTheme, edition)).filter(({ passes }) => !passes),
);
