import { figureFamily, simplifiedFamily } from './fontFamilies.ts';

/**
 * Light base theme, and the list of all tokens.
 *
 * Names are roles, not colours: a brand changes the colour of `accent`, not its use. Lengths are `rem` at the 1920 design
 * width (NAV-15), except hairlines. Gold is reserved for VIP; `price` is for moved odds, never for actions.
 */
export const lightTokens = {
  color: {
    surface: {
      page: '#f4f4f3',
      panel: '#fdfdfc',
      raised: '#ffffff',
      sunken: '#ebebe9',
      fill: '#e8e8e5',
      hover: '#f1f1ef',
      inverse: '#24262a',
      overlay: 'rgb(20 22 26 / 48%)',
    },
    text: {
      primary: '#1e2126',
      secondary: '#4d535c',
      muted: '#616872',
      onAccent: '#ffffff',
      onDanger: '#ffffff',
      onInverse: '#f6f6f4',
      danger: '#a81f2b',
      success: '#1c6b3f',
      warning: '#805000',
      link: '#2a5a8c',
    },
    line: { hairline: '#dededb', strong: '#7e848c', focus: '#2a5a8c' },
    accent: { fill: '#2f5f8f', fillHover: '#274f78', fillPressed: '#1f4062', soft: '#e4edf5', text: '#2a5a8c' },
    price: { up: '#c2123c', down: '#0f7542', upTint: '#fbdce1', downTint: '#d5eedf' },
    status: {
      danger: '#b3202d',
      dangerSoft: '#fbe6e6',
      success: '#1f7a48',
      successSoft: '#e0f0e6',
      warning: '#a66a00',
      warningSoft: '#f8ecd2',
      info: '#3f6a94',
      infoSoft: '#e6edf4',
    },
    vip: { gold: '#856012', goldSoft: '#f5ead0' },
    live: '#c2123c',
  },
  space: {
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.25rem',
    '6': '1.5rem',
    '8': '2rem',
    '10': '2.5rem',
    '12': '3rem',
    '16': '4rem',
  },
  radius: { cell: '0.25rem', control: '0.375rem', panel: '0.5rem', pill: '62.5rem' },
  density: {
    row: '2.75rem',
    boardLine: '2rem',
    leagueHeader: '2rem',
    controlSmall: '1.75rem',
    control: '2.25rem',
    controlLarge: '2.75rem',
    cellGap: '0.25rem',
  },
  font: {
    family: { text: simplifiedFamily, figure: figureFamily },
    size: {
      caption: 'max(12px, 0.8125rem)',
      body: 'max(12px, 0.875rem)',
      price: '1rem',
      title: '1.25rem',
      headline: '1.75rem',
      display: '2.75rem',
    },
    weight: { regular: '400', strong: '600' },
    leading: { tight: '1.25', text: '1.6' },
  },
  shadow: {
    raised: '0 1px 2px rgb(20 22 26 / 6%)',
    popup: '0 0.5rem 1.5rem rgb(20 22 26 / 14%)',
    dialog: '0 1.5rem 4rem rgb(20 22 26 / 24%)',
  },
  motion: { fast: '120ms', base: '160ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  zIndex: { sticky: '10', dock: '100', header: '200', popup: '900', dialog: '1000', toast: '1100', progress: '1200' },
  layout: {
    rail: '15rem',
    railFolded: '3.5rem',
    dock: '22.5rem',
    header: '4rem',
    nav: '2.75rem',
    content: '80rem',
    gutter: '1.5rem',
  },
} as const;

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
type LeafPath<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${LeafPath<T[K]>}`;
}[keyof T & string];
type DeepPartial<T> = { readonly [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]> };

/** All tokens with their CSS values. */
export type ThemeTokens = Widen<typeof lightTokens>;

/** Dotted path of a token, such as `color.accent.fill`. */
export type TokenPath = LeafPath<ThemeTokens>;

/** Override of a base theme. An unknown key does not compile. */
export type ThemeOverride = DeepPartial<ThemeTokens>;

/** Overrides of a brand for each edition: classic extends {@link lightTokens}, professional extends `darkTokens`. */
export interface BrandTheme {
  readonly classic: ThemeOverride;
  readonly professional: ThemeOverride;
}

/** Edition of a site (EDN-01): classic is light, professional is dark. */
export type Edition = keyof BrandTheme;
