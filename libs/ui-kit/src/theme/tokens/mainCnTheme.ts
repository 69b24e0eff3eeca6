import type { BrandTheme, ThemeOverride } from './tokens.ts';

const shape = {
  radius: { cell: '0.125rem', control: '0.25rem', panel: '0.25rem' },
  density: { row: '2.5rem', boardLine: '1.875rem', leagueHeader: '1.875rem', cellGap: '0.125rem' },
} satisfies ThemeOverride;

/** Theme of main-cn: cinnabar red on warm paper white, dense, with small radii and hairlines. */
export const mainCnTheme: BrandTheme = {
  classic: {
    ...shape,
    color: {
      surface: {
        page: '#f5f0e6',
        panel: '#fdfaf4',
        raised: '#fffefb',
        sunken: '#ece5d7',
        fill: '#eae2d3',
        hover: '#f7f1e6',
        inverse: '#2c231d',
        overlay: 'rgb(38 28 20 / 48%)',
      },
      text: { primary: '#271f19', secondary: '#584b40', muted: '#726456', link: '#8c3a1c', onInverse: '#f8f2e8' },
      line: { hairline: '#e2d8c6', strong: '#8d7c68', focus: '#8c3a1c' },
      accent: { fill: '#b23a1f', fillHover: '#983018', fillPressed: '#7e2712', soft: '#f8e4d8', text: '#a13318' },
      price: { up: '#c00f45', down: '#0e7040', upTint: '#fad7df', downTint: '#d3ecdc' },
      live: '#c00f45',
    },
    shadow: {
      raised: '0 1px 2px rgb(64 44 24 / 7%)',
      popup: '0 0.5rem 1.5rem rgb(64 44 24 / 16%)',
      dialog: '0 1.5rem 4rem rgb(48 32 18 / 28%)',
    },
  },
  professional: {
    ...shape,
    color: {
      surface: {
        page: '#15110e',
        panel: '#1d1814',
        raised: '#28211c',
        sunken: '#0f0c0a',
        fill: '#312924',
        hover: '#29211b',
        inverse: '#efe6d8',
        overlay: 'rgb(8 5 3 / 64%)',
      },
      text: {
        primary: '#f1e9dd',
        secondary: '#c6b9a9',
        muted: '#9f9181',
        onAccent: '#1f0c06',
        onInverse: '#251d17',
        link: '#ee9a7c',
      },
      line: { hairline: '#362d26', strong: '#7d6e60', focus: '#ee9a7c' },
      accent: { fill: '#e2734f', fillHover: '#eb8866', fillPressed: '#cf6340', soft: '#3a211a', text: '#ee9071' },
      price: { up: '#ff8296', down: '#6fd09a', upTint: '#571d2c', downTint: '#173d29' },
      live: '#ff8296',
    },
  },
};
