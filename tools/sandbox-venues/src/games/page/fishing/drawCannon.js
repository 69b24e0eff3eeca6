// Cannon of the fishing scene: a barrel that turns, and its base with the size of a shot.

import { h, s } from '../base/kit.js';

const BARREL = [
  { d: 'M-12 -10L-8 -74L8 -74L12 -10z', fill: '#dbe8ea' },
  { d: 'M-11 -78H11V-69H-11zM-12 -34H12V-29H-12z', fill: '#d9b15c' },
];
const BASE = [
  { d: 'M-52 4C-52 -32 -28 -48 0 -48C28 -48 52 -32 52 4z', fill: '#123f4b' },
  { d: 'M-19 -20a19 19 0 1 0 38 0a19 19 0 1 0 -38 0z', fill: '#d9b15c' },
  { d: 'M-16 -20a16 16 0 1 0 32 0a16 16 0 1 0 -32 0z', fill: '#0b2530' },
];

const draw = (name, shapes, ...children) =>
  s('svg', { viewBox: '-60 -80 120 84', class: `cannon ${name}` }, [
    shapes.map((shape) => s('path', shape)),
    ...children,
  ]);

/** Creates the cannon. `barrel` points upwards until it is turned. */
export function drawCannon() {
  const label = s('text', { x: 0, y: -15, class: 'cannon-size' });
  const barrel = h('div', { class: 'barrel' }, draw('part', BARREL));
  return { barrel, base: draw('base', BASE, label), label };
}
