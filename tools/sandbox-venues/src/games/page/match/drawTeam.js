// Crest of a team, by its id.

import { s } from '../base/kit.js';

const INKS = 8;
const marks = [
  'M24 10l10 20H14z',
  'M12 16h24L24 36z',
  'M24 10l12 14-12 14-12-14z',
  'M14 14h20v6H14zM14 26h20v6H14z',
  'M24 8l4 10h10l-8 7 3 11-9-7-9 7 3-11-8-7h10z',
  'M12 32c2-14 10-20 24-20-2 12-10 20-24 20z',
  'M24 12l10 6v12l-10 6-10-6V18z',
];

/** Draws the crest of a team. @param {string} teamId */
export function drawCrest(teamId) {
  const seed = Number(teamId);
  return s(
    'svg',
    { viewBox: '0 0 48 48', class: 'crest', 'aria-hidden': 'true' },
    s('path', {
      d: 'M24 2l18 6v16c0 11-7 18-18 22C13 42 6 35 6 24V8z',
      class: 'crest-ground',
      'data-ink': seed % INKS,
    }),
    s('path', { d: marks[seed % marks.length], class: 'crest-mark' }),
  );
}
