// The European roulette wheel: order and colours of its pockets, neighbours, calls, and the drawing.

import { h, prefersReducedMotion, s } from '../base/kit.js';

/** Pockets clockwise. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const SPIN_MS = 4_600;
const TURNS = 6;

/** Returns the colour of a pocket. @param {number} pocket @returns {'green' | 'red' | 'black'} */
export const getPocketColour = (pocket) => (pocket === 0 ? 'green' : red.has(pocket) ? 'red' : 'black');

/** Returns a pocket and its neighbours on the wheel. @param {number} pocket @param {number} reach */
export function listNeighbours(pocket, reach) {
  const at = wheelOrder.indexOf(pocket);
  return Array.from(
    { length: 2 * reach + 1 },
    (_, step) => wheelOrder[(at + step - reach + wheelOrder.length) % wheelOrder.length] ?? 0,
  );
}

const point = (degrees, radius) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(150 + radius * Math.cos(angle)).toFixed(1)} ${(150 + radius * Math.sin(angle)).toFixed(1)}`;
};

function drawPocket(pocket, at) {
  const step = 360 / wheelOrder.length;
  const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
  return [
    s('path', {
      d: `M${point(from, 132)}A132 132 0 0 1 ${point(to, 132)}L${point(to, 84)}A84 84 0 0 0 ${point(from, 84)}z`,
      class: `pocket-${getPocketColour(pocket)}`,
    }),
    s(
      'text',
      {
        x: 150,
        y: 36,
        class: 'pocket-text',
        transform: `rotate(${(at * step).toFixed(2)} 150 150)`,
        'text-anchor': 'middle',
      },
      String(pocket),
    ),
  ];
}

/** Creates the wheel with its ball. `spin` resolves when the ball lies in the pocket. */
export function createWheel() {
  const turning = s(
    'g',
    { class: 'wheel-turn' },
    wheelOrder.map(drawPocket),
    s('circle', { cx: 150, cy: 150, r: 106, class: 'wheel-groove' }),
    s('circle', { cx: 150, cy: 150, r: 84, class: 'wheel-bowl' }),
    s('circle', { cx: 150, cy: 150, r: 62, class: 'wheel-cone' }),
    s('path', { d: 'M150 80v140M80 150h140M101 101l98 98M199 101l-98 98', class: 'wheel-spokes' }),
    s('circle', { cx: 150, cy: 150, r: 24, class: 'wheel-hub' }),
    s('circle', { cx: 150, cy: 150, r: 12, class: 'wheel-cap' }),
  );
  const ball = s('g', { class: 'wheel-ball', hidden: true }, s('circle', { cx: 150, cy: 50, r: 7 }));
  const element = s(
    'svg',
    { viewBox: '0 0 300 300', class: 'wheel', 'aria-hidden': 'true' },
    s('circle', { cx: 150, cy: 150, r: 148, class: 'wheel-rim' }),
    s('circle', { cx: 150, cy: 150, r: 141, class: 'wheel-track' }),
    Array.from({ length: 8 }, (_, at) =>
      s('path', { d: 'M150 6l4 6-4 6-4-6z', class: 'wheel-stud', transform: `rotate(${at * 45 + 22.5} 150 150)` }),
    ),
    turning,
    ball,
  );
  let angle = 0;
  return {
    element,
    async spin(pocket) {
      const at = (wheelOrder.indexOf(pocket) * 360) / wheelOrder.length;
      const from = angle;
      // The wheel turns to the left, the ball against it. Both end with the pocket under the ball.
      angle = from - 360 - (((from % 360) + 360) % 360) + 60;
      const rest = (((angle + at) % 360) + 360) % 360;
      turning.style.transform = `rotate(${angle}deg)`;
      ball.style.transform = `rotate(${rest}deg)`;
      ball.removeAttribute('hidden');
      if (prefersReducedMotion()) return;
      const timing = { duration: SPIN_MS, easing: 'cubic-bezier(0.15, 0.6, 0.25, 1)' };
      const outer = { transform: `rotate(${rest - 360 * TURNS}deg) translateY(-30px)` };
      ball.animate(
        [
          outer,
          { transform: `rotate(${rest - 250}deg) translateY(-30px)`, offset: 0.62 },
          { transform: `rotate(${rest}deg)` },
        ],
        timing,
      );
      await turning.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${angle}deg)` }], timing)
        .finished;
    },
  };
}

/** Draws a number with the colour of its pocket. @param {number} pocket */
export const drawPocketNumber = (pocket) =>
  h('span', { class: 'number', 'data-tone': getPocketColour(pocket) }, String(pocket));
