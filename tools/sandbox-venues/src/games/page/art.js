// Drawings of the games. They are readable without colour.

import { h, s } from './kit.js';

const box = (children, label) =>
  s(
    'svg',
    {
      viewBox: '0 0 64 64',
      class: 'art',
      ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }),
    },
    children,
  );

const path = (d, cls, more = {}) => s('path', { d, class: cls, ...more });
const circle = (cx, cy, r, cls) => s('circle', { cx, cy, r, class: cls });
const glyph = (text, cls, size = 26, y = 41) =>
  s('text', { x: 32, y, class: cls, 'font-size': size, 'text-anchor': 'middle' }, text);

/** Symbols of the slots; `word` is the subject of the game in one or two characters. */
const symbols = {
  W: () => [
    path('M32 4l8 18 20 2-15 13 5 20-18-11-18 11 5-20L4 24l20-2z', 'ink-gold'),
    path('M32 12l5.600 13 14 1.400-10.500 9 3.500 14L32 42z', 'shade'),
    glyph('百', 'on-gold', 22, 40),
  ],
  S: () => [
    circle(32, 34, 24, 'ink-pearl'),
    circle(26, 26, 9, 'shine'),
    path('M14 12c6-6 30-6 36 0', 'stroke-gold'),
    circle(32, 8, 4, 'ink-gold'),
  ],
  A: (word) => [
    circle(32, 32, 28, 'ink-seal'),
    circle(32, 32, 24, 'stroke-gold'),
    glyph(word, 'on-seal', word.length > 1 ? 21 : 30, word.length > 1 ? 40 : 43),
  ],
  B: () => [
    path('M4 26c6 4 12 4 14 2 2 8 26 8 28 0 2 2 8 2 14-2-2 20-12 28-28 28S6 46 4 26z', 'ink-gold'),
    path('M18 24c0-10 28-10 28 0 0 8-28 8-28 0z', 'ink-gold-light'),
    path('M14 40c4 8 10 10 18 10', 'stroke-shine'),
  ],
  C: () => [
    path('M20 8h24v6H20zM20 50h24v5H20z', 'ink-gold'),
    path('M20 14h24c10 10 10 26 0 36H20c-10-10-10-26 0-36z', 'ink-red'),
    path('M28 14c-6 10-6 26 0 36M36 14c6 10 6 26 0 36', 'stroke-gold'),
    path('M32 55v7M28 55v5M36 55v5', 'stroke-gold'),
  ],
  D: () => [
    circle(32, 32, 26, 'ink-copper'),
    circle(32, 32, 21, 'stroke-dark'),
    s('rect', { x: 23, y: 23, width: 18, height: 18, class: 'ink-hole' }),
  ],
  E: () => [
    path('M32 56L6 26a36 36 0 0 1 52 0z', 'ink-jade'),
    path('M32 56L14 20M32 56L23 16M32 56V14M32 56l9-40M32 56l18-36', 'stroke-dark'),
    path('M6 26a36 36 0 0 1 52 0l-4 5a30 30 0 0 0-44 0z', 'ink-jade-light'),
    circle(32, 56, 4, 'ink-gold'),
  ],
  F: () => [
    path('M32 6l24 26-24 26L8 32z', 'ink-red'),
    path('M32 6l10 26-10 26-10-26z', 'shine'),
    glyph('红', 'on-dark', 20, 39),
  ],
  G: () => [
    path('M18 8h28l14 24-14 24H18L4 32z', 'ink-jade'),
    path('M18 8h28l-8 24H26z', 'shine'),
    glyph('青', 'on-dark', 20, 40),
  ],
  H: () => [circle(32, 32, 25, 'ink-blue'), path('M12 24a22 22 0 0 1 40 0z', 'shine'), glyph('蓝', 'on-dark', 20, 40)],
};

const traditional = { 红: '紅', 蓝: '藍' };

/** Draws a symbol of a slot. */
export function drawSymbol(key, word, name) {
  const art = box((symbols[key] ?? symbols.H)(word), name);
  if (document.documentElement.lang === 'zh-TW')
    for (const text of art.querySelectorAll('text'))
      text.textContent = traditional[text.textContent] ?? text.textContent;
  return art;
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];

/** Draws a card, 0 to 51, or its back. */
export function drawCard(value) {
  if (value === undefined) return h('span', { class: 'card', 'data-back': true, 'aria-hidden': 'true' });
  const [rank, suit] = [ranks[value % 13], suits[Math.floor(value / 13)]];
  return h(
    'span',
    { class: 'card', 'data-red': suit === '♥' || suit === '♦', role: 'img', 'aria-label': `${suit}${rank}` },
    h('b', { 'aria-hidden': 'true' }, rank),
    h('i', { 'aria-hidden': 'true' }, suit),
  );
}

const pipPlaces = {
  1: [[32, 32]],
  2: [
    [20, 20],
    [44, 44],
  ],
  3: [
    [18, 18],
    [32, 32],
    [46, 46],
  ],
  4: [
    [20, 20],
    [44, 20],
    [20, 44],
    [44, 44],
  ],
  5: [
    [19, 19],
    [45, 19],
    [32, 32],
    [19, 45],
    [45, 45],
  ],
  6: [
    [20, 16],
    [44, 16],
    [20, 32],
    [44, 32],
    [20, 48],
    [44, 48],
  ],
};

/** Draws a die that shows 1 to 6. */
export const drawDie = (value) =>
  box(
    [
      s('rect', { x: 4, y: 4, width: 56, height: 56, rx: 12, class: 'die-face' }),
      (pipPlaces[value] ?? []).map(([x, y]) =>
        circle(x, y, value === 1 ? 8 : 5, value === 1 || value === 4 ? 'die-red' : 'die-pip'),
      ),
    ],
    String(value),
  );

/** Draws a tile: dots 1 to 9, the white dragon for 0, or the back. */
export function drawTile(value) {
  if (value === undefined) return h('span', { class: 'tile', 'data-back': true, 'aria-hidden': 'true' });
  const columns = value <= 3 ? 1 : value === 4 ? 2 : 3;
  const dots = Array.from({ length: value }, (_, at) => h('i', { 'data-tone': at % 3 }));
  const name = value === 0 ? '白' : `${value}筒`;
  return h(
    'span',
    { class: 'tile', 'data-columns': columns, 'data-white': value === 0, role: 'img', 'aria-label': name },
    dots,
  );
}

const fishShapes = {
  minnow: ['M10 32c8-14 28-14 38 0-10 14-30 14-38 0z', 'M46 32l14-10v20z'],
  puffer: ['M10 32a20 18 0 1 1 40 0 20 18 0 1 1-40 0z', 'M48 32l12-8v16z'],
  angel: ['M14 32c6-20 20-26 26-28-2 12-2 16 2 28-4 12-4 16-2 28-6-2-20-8-26-28z', 'M40 32l18-12v24z'],
  turtle: ['M12 34a20 16 0 1 1 40 0 20 14 0 1 1-40 0z', 'M12 32L2 26l2 12zM22 46l-6 12 12-8zM42 46l8 12 0-14z'],
  lantern: ['M8 34c10-18 34-18 42 0-8 16-32 16-42 0z', 'M48 34l14-12v24zM16 24C10 8 26 2 30 8'],
  ray: ['M4 34C18 14 30 14 34 14s16 0 26 20C48 30 40 38 34 50 28 38 18 30 4 34z', 'M34 50l4 12-8 0z'],
  shark: ['M2 36C14 20 40 18 52 30L62 18v32L52 40C40 48 14 50 2 36z', 'M26 22l6-16 10 16z'],
  whale: ['M4 32c0-16 40-20 50-4l8-10v26l-8-8C46 54 4 52 4 32z', 'M20 12c0-8 6-8 6 0M26 12c0-10 8-8 8-2'],
  dragon: [
    'M4 30c4-14 14-14 18-6s10 8 14-2 16-10 24 2c-6 0-8 4-10 10s-12 12-18 4-10-6-14 2S4 44 4 30z',
    'M8 22L2 10l12 8zM14 18l0-12 8 12z',
  ],
};

/** Draws a fish of the fishing game. */
export function drawFish(key) {
  const [body, fin] = fishShapes[key] ?? fishShapes.minnow;
  return s(
    'svg',
    { viewBox: '0 0 64 64', class: 'art fish-art', 'data-fish': key, 'aria-hidden': 'true' },
    path(fin, 'fish-fin'),
    path(body, 'fish-body'),
    path('M14 36c8 8 22 8 30 0', 'fish-belly'),
    circle(18, 29, 3.6, 'fish-eye'),
    circle(17.2, 28.4, 1.3, 'fish-light'),
  );
}

/** Draws the shield of a team. */
export const drawShield = (name, side) =>
  box([
    path('M32 4l24 8v20c0 16-12 24-24 28C20 56 8 48 8 32V12z', side === 'home' ? 'ink-red' : 'ink-blue'),
    path('M32 4l24 8v20c0 16-12 24-24 28z', 'shade'),
    glyph(name.slice(0, 1), 'on-dark', 28, 42),
  ]);

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** Returns the colour of a pocket. */
export const getPocketColour = (pocket) => (pocket === 0 ? 'green' : red.has(pocket) ? 'red' : 'black');

/** Returns the rotation that brings a pocket to the top, degrees. */
export const computeWheelAngle = (pocket) => -(wheelOrder.indexOf(pocket) * 360) / 37;

/** Draws the roulette wheel. */
export function drawWheel() {
  const point = (degrees, radius) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const step = 360 / 37;
  const pockets = wheelOrder.map((pocket, at) => {
    const [from, to] = [at * step - step / 2, at * step + step / 2];
    return s(
      'g',
      {},
      s('path', {
        d: `M${point(from, 92)}A92 92 0 0 1 ${point(to, 92)}L${point(to, 58)}A58 58 0 0 0 ${point(from, 58)}z`,
        class: `pocket-${getPocketColour(pocket)}`,
      }),
      s(
        'text',
        { x: 100, y: 20, class: 'pocket-text', transform: `rotate(${at * step} 100 100)`, 'text-anchor': 'middle' },
        String(pocket),
      ),
    );
  });
  return s(
    'svg',
    { viewBox: '0 0 200 200', class: 'wheel', 'aria-hidden': 'true' },
    s('circle', { cx: 100, cy: 100, r: 98, class: 'wheel-rim' }),
    s(
      'g',
      { class: 'wheel-turn' },
      pockets,
      s('circle', { cx: 100, cy: 100, r: 56, class: 'wheel-bowl' }),
      s('path', { d: 'M100 50v100M50 100h100', class: 'wheel-cross' }),
      s('circle', { cx: 100, cy: 100, r: 12, class: 'ink-gold' }),
    ),
    s('path', { d: 'M100 12l-5-9h10z', class: 'wheel-mark' }),
  );
}
