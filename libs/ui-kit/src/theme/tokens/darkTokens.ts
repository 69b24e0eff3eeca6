import { createTheme } from './createTheme.ts';
import { lightTokens, type ThemeTokens } from './tokens.ts';

/** Dark base theme: the light one with other colours and shadows, and the same sizes. */
export const darkTokens: ThemeTokens = createTheme(lightTokens, {
  color: {
    surface: {
      page: '#131416',
      panel: '#1a1c1f',
      raised: '#24272b',
      sunken: '#0e0f11',
      fill: '#2c2f34',
      hover: '#25282d',
      inverse: '#e9e9e6',
      overlay: 'rgb(0 0 0 / 62%)',
    },
    text: {
      primary: '#ecedee',
      secondary: '#b9bec5',
      muted: '#9299a2',
      onAccent: '#0d1620',
      onDanger: '#2a080b',
      onInverse: '#1b1d20',
      danger: '#f58e8c',
      success: '#7ccb9b',
      warning: '#e3b566',
      link: '#8db9e4',
    },
    line: { hairline: '#2f3338', strong: '#757d87', focus: '#8db9e4' },
    accent: { fill: '#7fb0df', fillHover: '#97c0e8', fillPressed: '#6a9dce', soft: '#1d2b39', text: '#8db9e4' },
    price: { up: '#ff8a92', down: '#6fd39c', upTint: '#54202a', downTint: '#153f2a' },
    status: {
      danger: '#ef7b7b',
      dangerSoft: '#3a1d1f',
      success: '#5fb583',
      successSoft: '#172d20',
      warning: '#d9a441',
      warningSoft: '#33280f',
      info: '#7da5cc',
      infoSoft: '#1b2836',
    },
    vip: { gold: '#d8b46a', goldSoft: '#332a17' },
    live: '#ff8a92',
  },
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 40%)',
    popup: '0 0.5rem 1.5rem rgb(0 0 0 / 50%)',
    dialog: '0 1.5rem 4rem rgb(0 0 0 / 60%)',
  },
});
