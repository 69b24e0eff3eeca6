/**
 * Strokes of letters and digits in a box 4 wide and 6 high. A stroke joins points `x,y`; `;` separates strokes.
 * Strokes need no installed font, and each can be bent separately.
 *
 * At most one character of each group that people confuse is included (0 O Q, 1 I, B 8, G 6, S 5, Z 2, A 4, U V).
 */
const strokes: Readonly<Record<string, string>> = {
  2: '0,1.5 .6,.4 2,0 3.4,.4 4,1.6 3.4,2.9 0,6 4,6',
  3: '0,.8 1,.1 2,0 3.4,.5 3.8,1.6 3.2,2.6 1.8,2.9 3.3,3.2 4,4.3 3.5,5.5 2,6 .8,5.8 0,5',
  5: '3.7,0 .6,0 .3,2.7 1.6,2.2 3,2.4 4,3.9 3.3,5.5 1.8,6 0,5.3',
  6: '3.4,.3 2,.2 .7,1.6 0,3.8 .6,5.4 2,6 3.4,5.4 4,4.1 3.3,2.8 2,2.4 .7,3 .1,4',
  7: '0,0 4,0 1.4,6',
  8: '2,2.8 .6,2.2 .3,1.2 1,.2 2,0 3,.2 3.7,1.2 3.4,2.2 2,2.8 .5,3.5 0,4.6 .7,5.7 2,6 3.3,5.7 4,4.6 3.5,3.5 2,2.8',
  9: '.6,5.7 2,5.8 3.3,4.4 4,2.2 3.4,.6 2,0 .6,.6 0,1.9 .7,3.2 2,3.6 3.3,3 3.9,2',
  A: '0,6 2,0 4,6;.8,3.8 3.2,3.8',
  C: '4,1 3,.2 2,0 .8,.5 0,2 0,4 .8,5.5 2,6 3,5.8 4,5',
  D: '0,0 0,6 1.8,6 3.3,5.2 4,3.6 4,2.4 3.3,.8 1.8,0 0,0',
  E: '4,0 0,0 0,6 4,6;0,3 3,3',
  F: '4,0 0,0 0,6;0,3 3,3',
  H: '0,0 0,6;4,0 4,6;0,3 4,3',
  J: '3.4,0 3.4,4.4 2.7,5.7 1.5,6 .4,5.4 0,4.3',
  K: '0,0 0,6;4,0 0,3.4;1.3,2.4 4,6',
  L: '0,0 0,6 3.6,6',
  M: '0,6 .3,0 2,4 3.7,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 2.4,0 3.7,.6 4,1.7 3.7,2.8 2.4,3.4 0,3.4',
  R: '0,6 0,0 2.4,0 3.7,.6 4,1.7 3.7,2.8 2.4,3.4 0,3.4;2,3.4 4,6',
  T: '0,0 4,0;2,0 2,6',
  U: '0,0 0,4 .6,5.5 2,6 3.4,5.5 4,4 4,0',
  W: '0,0 1,6 2,1.6 3,6 4,0',
  X: '0,0 4,6;4,0 0,6',
  Y: '0,0 2,3 4,0;2,3 2,6',
};

/** All characters that a picture may contain. */
export const GLYPHS = Object.keys(strokes).join('');

export const GLYPH_WIDTH = 4;
export const GLYPH_HEIGHT = 6;

/** Returns the strokes of a character, each a list of points in its box. */
export function getGlyphStrokes(sign: string): readonly (readonly (readonly [number, number])[])[] {
  return (strokes[sign] ?? '')
    .split(';')
    .map((stroke) => stroke.split(' ').map((point) => point.split(',').map(Number) as [number, number]));
}
