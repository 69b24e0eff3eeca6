// Playing cards, dice and tiles.

import { h, pause, prefersReducedMotion, s } from '../base/kit.js';
import { t } from '../base/texts.js';
import { playSound } from '../result/sound.js';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = [
  { name: 'spade', path: 'M12 2c5 6 9 9 9 14 0 4-5 5-8 2 0 3 1 4 3 5H8c2-1 3-2 3-5-3 3-8 2-8-2 0-5 4-8 9-14z' },
  { name: 'heart', path: 'M12 22C4 15 2 11 2 8c0-6 8-7 10-2 2-5 10-4 10 2 0 3-2 7-10 14z' },
  { name: 'club', path: 'M12 2a5 5 0 0 1 4 8 5 5 0 1 1-3 7c0 3 1 5 3 6H8c2-1 3-3 3-6a5 5 0 1 1-3-7 5 5 0 0 1 4-8z' },
  { name: 'diamond', path: 'M12 1l8 11-8 11-8-11z' },
];

/** Places of the pips of each rank on a card of 68 × 96; those below the middle are upside down. */
const pipColumns = {
  1: [34],
  2: [34],
  3: [34],
  4: [24, 44],
  5: [24, 44],
  6: [24, 44],
  7: [24, 44],
  8: [24, 44],
  9: [24, 44],
  10: [24, 44],
};
const pipRows = {
  1: [48],
  2: [22, 74],
  3: [22, 48, 74],
  4: [24, 72],
  5: [24, 72],
  6: [22, 48, 74],
  7: [22, 48, 74],
  8: [22, 48, 74],
  9: [20, 38.5, 57.5, 76],
  10: [20, 38.5, 57.5, 76],
};
const pipMiddles = { 5: [48], 7: [35], 8: [35, 61], 9: [48], 10: [29.5, 66.5] };

const listPips = (rank) => [
  ...(pipColumns[rank] ?? []).flatMap((x) => pipRows[rank].map((y) => [x, y])),
  ...(pipMiddles[rank] ?? []).map((y) => [34, y]),
];

const drawPip = (path, x, y, size) =>
  s('path', {
    d: path,
    transform: `translate(${x} ${y}) ${y > 49 ? 'rotate(180) ' : ''}scale(${size / 24}) translate(-12 -12)`,
  });

/** Court cards: a framed panel with a crown over the suit, the same above and below. */
const drawCourt = (path, rank) => [
  s('rect', { x: 17, y: 14, width: 34, height: 68, rx: 3, class: 'court' }),
  [0, 180].map((turn) =>
    s(
      'g',
      { transform: `rotate(${turn} 34 48)` },
      s('path', { d: 'M22 34l-2-13 8 6 6-10 6 10 8-6-2 13z', class: 'court-crown' }),
      s('path', {
        d: rank === 11 ? 'M24 38h20v3H24z' : rank === 12 ? 'M23 37h22v2H23zM25 41h18v2H25z' : 'M22 37h24v6H22z',
        class: 'court-crown',
      }),
    ),
  ),
  s('path', { d: path, transform: 'translate(34 48) scale(.62) translate(-12 -12)' }),
];

const drawCorner = (rank, path) => [
  s('text', { x: 9.5, y: 17, 'font-size': rank === '10' ? 13 : 16, 'text-anchor': 'middle', class: 'card-rank' }, rank),
  s('path', { d: path, transform: 'translate(9.500 25) scale(.42) translate(-12 -12)' }),
];

/** Draws the face of a card, 0 to 51, or its back. @param {number} [value] */
export function drawCard(value) {
  if (value === undefined) return h('span', { class: 'card', 'data-back': true, 'aria-hidden': 'true' });
  const rank = (value % 13) + 1;
  const suit = /** @type {(typeof suits)[number]} */ (suits[Math.floor(value / 13)]);
  const text = ranks[rank - 1] ?? '';
  const face = s(
    'svg',
    { viewBox: '0 0 68 96', 'aria-hidden': 'true' },
    drawCorner(text, suit.path),
    s('g', { transform: 'rotate(180 34 48)' }, drawCorner(text, suit.path)),
    rank > 10
      ? drawCourt(suit.path, rank)
      : listPips(rank).map(([x, y]) => drawPip(suit.path, x, y, rank === 1 ? 30 : 13)),
  );
  const isRed = suit.name === 'heart' || suit.name === 'diamond';
  return h('span', { class: 'card', 'data-red': isRed, role: 'img', 'aria-label': `${t(suit.name)} ${text}` }, face);
}

const pips = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [30, 24],
    [70, 24],
    [30, 50],
    [70, 50],
    [30, 76],
    [70, 76],
  ],
};

/** Draws a die that shows 1 to 6. @param {number} value */
export const drawDie = (value) =>
  s(
    'svg',
    { viewBox: '0 0 100 100', class: 'die', role: 'img', 'aria-label': String(value) },
    s('rect', { x: 4, y: 6, width: 92, height: 92, rx: 20, class: 'die-shade' }),
    s('rect', { x: 4, y: 2, width: 92, height: 90, rx: 20, class: 'die-face' }),
    (pips[value] ?? []).map(([x, y]) =>
      s('circle', {
        cx: x,
        cy: y - 3,
        r: value === 1 ? 14 : 9.5,
        class: value === 1 || value === 4 ? 'die-red' : 'die-pip',
      }),
    ),
  );

const tilePlaces = {
  1: [[24, 40]],
  2: [
    [24, 22],
    [24, 58],
  ],
  3: [
    [12, 18],
    [24, 40],
    [36, 62],
  ],
  4: [
    [14, 22],
    [34, 22],
    [14, 58],
    [34, 58],
  ],
  5: [
    [14, 20],
    [34, 20],
    [24, 40],
    [14, 60],
    [34, 60],
  ],
  6: [
    [14, 18],
    [34, 18],
    [14, 40],
    [34, 40],
    [14, 62],
    [34, 62],
  ],
  7: [
    [10, 12],
    [24, 18],
    [38, 24],
    [14, 45],
    [34, 45],
    [14, 66],
    [34, 66],
  ],
  8: [
    [14, 14],
    [34, 14],
    [14, 31],
    [34, 31],
    [14, 49],
    [34, 49],
    [14, 66],
    [34, 66],
  ],
  9: [
    [10, 16],
    [24, 16],
    [38, 16],
    [10, 40],
    [24, 40],
    [38, 40],
    [10, 64],
    [24, 64],
    [38, 64],
  ],
};

const drawDot = ([x, y], at, count) => {
  const r = count === 1 ? 17 : count === 2 ? 11 : count < 7 ? 7.5 : 6;
  const tone = ['jade', 'blue', 'red'][at % 3];
  return [
    s('circle', { cx: x, cy: y, r, class: `dot-${tone}` }),
    s('circle', { cx: x, cy: y, r: r * 0.62, class: 'dot-light' }),
    s('circle', { cx: x, cy: y, r: r * 0.34, class: `dot-${tone}` }),
  ];
};

/** Draws a tile: dots 1 to 9, the white dragon for 0, or the back. @param {number} [value] */
export function drawTile(value) {
  const isBack = value === undefined;
  const name = value === 0 ? t('whiteDragon') : t('dots', value);
  const role = isBack ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': name };
  const places = tilePlaces[value] ?? [];
  return s(
    'svg',
    { viewBox: '0 0 54 86', class: 'tile', 'data-back': isBack, ...role },
    s('rect', { x: 2, y: 5, width: 50, height: 80, rx: 7, class: 'tile-side' }),
    s('rect', { x: 2, y: 1, width: 50, height: 78, rx: 7, class: isBack ? 'tile-back' : 'tile-face' }),
    isBack ? s('path', { d: 'M27 26l11 14-11 14-11-14z', class: 'tile-ornament' }) : undefined,
    s(
      'g',
      { transform: 'translate(3 0)' },
      places.map((place, at) => drawDot(place, at, value)),
    ),
    value === 0 ? s('rect', { x: 13, y: 14, width: 28, height: 52, rx: 4, class: 'tile-white' }) : undefined,
  );
}

const SLIDE_MS = 220;
const TURN_MS = 160;

/**
 * Deals a card into an element: its back slides in from the shoe, then it turns.
 *
 * @param {HTMLElement} slot
 * @param {Element} face
 * @param {Element} back
 */
export async function deal(slot, face, back) {
  playSound('card');
  if (prefersReducedMotion()) return void slot.replaceChildren(face);
  slot.replaceChildren(back);
  const from = slot.getBoundingClientRect();
  const [dx, dy] = [window.innerWidth * 0.62 - from.x, -40 - from.y];
  await back.animate([{ transform: `translate(${dx}px, ${dy}px) rotate(24deg)` }, { transform: 'none' }], {
    duration: SLIDE_MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  }).finished;
  await back.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], { duration: TURN_MS / 2 }).finished;
  slot.replaceChildren(face);
  await face.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: TURN_MS / 2 }).finished;
  await pause(60);
}
