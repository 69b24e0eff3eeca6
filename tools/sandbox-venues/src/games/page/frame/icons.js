// Icons of the frame, drawn on 20 x 20.

import { s } from '../base/kit.js';

const paths = {
  back: 'M12 4l-6 6 6 6',
  full: 'M4 8V4h4M16 8V4h-4M4 12v4h4M16 12v4h-4',
  small: 'M8 4v4H4M12 4v4h4M8 16v-4H4M12 16v-4h4',
  mute: 'M3 8v4h3l4 3V5L6 8zM13 8l4 4M17 8l-4 4',
  sound: 'M3 8v4h3l4 3V5L6 8zM13 7c1.500 1.600 1.500 4.400 0 6M15.500 5c3 3 3 7 0 10',
  theme: 'M10 3a7 7 0 1 0 0 14zM10 3a7 7 0 1 1 0 14z',
};

/** Draws an icon. The button around it has the name. @param {keyof typeof paths} name */
export const drawIcon = (name) =>
  s('svg', { viewBox: '0 0 20 20', class: 'icon', 'aria-hidden': 'true' }, s('path', { d: paths[name] }));

/** Mark of the platform: a seal with a pavilion roof. */
export const drawMark = () =>
  s(
    'svg',
    { viewBox: '0 0 48 48', class: 'mark', 'aria-hidden': 'true' },
    s('rect', { width: 48, height: 48, class: 'mark-ground' }),
    s('path', {
      class: 'mark-line',
      d: 'M24 8v4M10 20c7-1 11-4 14-8 3 4 7 7 14 8M16 20v5M32 20v5M6 32c6-1 9.500-3 11-7h14c1.500 4 5 6 11 7M12.500 32v9M35.500 32v9M20 41v-6h8v6M8 41h32',
    }),
  );
