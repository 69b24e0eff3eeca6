import type { BrandTheme, ThemeOverride } from './tokens.ts';

const shape = {
  radius: { cell: '0.375rem', control: '0.625rem', panel: '0.875rem' },
  density: {
    row: '3rem',
    boardLine: '2.25rem',
    leagueHeader: '2.25rem',
    controlSmall: '2rem',
    control: '2.5rem',
    controlLarge: '3rem',
  },
} satisfies ThemeOverride;

/** Theme of main-tw: jade green on cool porcelain white, spacious, with round corners and soft surfaces. */
export const mainTwTheme: BrandTheme = {
  classic: {
    ...shape,
    color: {
      surface: {
        page: '#eff4f4',
        panel: '#fcfefe',
        raised: '#ffffff',
        sunken: '#e3ecec',
        fill: '#e0eaea',
        hover: '#f0f6f6',
        inverse: '#172a31',
        overlay: 'rgb(12 32 38 / 46%)',
      },
      text: { primary: '#12262d', secondary: '#40565e', muted: '#556a72', link: '#0a6663', onInverse: '#eef5f5' },
      line: { hairline: '#d8e4e4', strong: '#6f858a', focus: '#0a6663' },
      accent: { fill: '#0d706b', fillHover: '#0a5e5a', fillPressed: '#084c49', soft: '#d9eeeb', text: '#0a6663' },
      price: { up: '#c5173a', down: '#2f7412', upTint: '#fadce2', downTint: '#dff0d3' },
      live: '#c5173a',
    },
    shadow: {
      raised: '0 1px 3px rgb(16 52 60 / 6%)',
      popup: '0 0.75rem 2rem rgb(16 52 60 / 14%)',
      dialog: '0 1.5rem 4rem rgb(10 40 48 / 24%)',
    },
  },
  professional: {
    ...shape,
    color: {
      surface: {
        page: '#0b1419',
        panel: '#111d24',
        raised: '#192930',
        sunken: '#081014',
        fill: '#1e3039',
        hover: '#1a2a33',
        inverse: '#e2eeee',
        overlay: 'rgb(2 8 11 / 64%)',
      },
      text: {
        primary: '#e6f0f1',
        secondary: '#b2c4c9',
        muted: '#899fa6',
        onAccent: '#04211e',
        onInverse: '#12242b',
        link: '#74d0c2',
      },
      line: { hairline: '#22343c', strong: '#617a83', focus: '#74d0c2' },
      accent: { fill: '#4db8a8', fillHover: '#66c7b8', fillPressed: '#3ba394', soft: '#12332f', text: '#6accbd' },
      price: { up: '#ff8792', down: '#9ad56f', upTint: '#4f202c', downTint: '#24401a' },
      live: '#ff8792',
    },
  },
};
