import { baseCss, getBrandTokens, checkContrast, buildThemeCss, type BrandTheme } from '../../theme/index.ts';

/** Overrides of roles for each edition. All other roles keep the values of the base theme. */
const brandTheme: BrandTheme = {
  classic: { color: { accent: { fill: '#7a4a00', text: '#7a4a00' } }, radius: { control: '1rem' } },
  professional: { color: { accent: { fill: '#f0b429', text: '#f0b429' } } },
};

/** Insert it once into the head of the page. `<html data-edition="professional">` switches to dark without a render. */
export const brandCss = baseCss + buildThemeCss(brandTheme);

/** Pairs of colours with insufficient contrast. A test should require that there are none. */
export const unreadable = (['classic', 'professional'] as const).flatMap((edition) =>
  checkContrast(getBrandTokens(brandTheme, edition)).filter(({ passes }) => !passes),
);
