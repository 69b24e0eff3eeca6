/**
 * Shapes of a drawing as text, one shape on a line: class, then path data. `O x y r` is a circle. A line that starts with
 * `~` is drawn twice, the second time reflected about the middle of a motif (x = 50). Drawings contain no glyphs, so no text
 * is ever reflected.
 *
 * Classes: `a` body, `b` shade, `c` light, `d` deepest, `e` spark, `w` white; `l` and `k` are lines in the colours of `d`
 * and `c`; scenes use `p` (far), `q` (middle), `r` (near); lights use `s`, with an optional opacity as in `s.35`.
 */
export type Shapes = string;

/** Classes that have a colour of the palette. */
export type InkClass = 'o' | 'p' | 'q' | 'r' | 's' | 'a' | 'b' | 'c' | 'd' | 'e';

/** Shape ready to be drawn. */
export interface Shape {
  readonly kind: InkClass | 'w' | 'l' | 'k';
  readonly opacity: number;
  readonly path: string;
  readonly isReflected: boolean;
}

const LINE = /^(~?)([a-z])(\.\d+)? (.+)$/;

const circle = ([x = 0, y = 0, r = 0]: readonly number[]): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Parses the lines of a drawing. Throws an error for a line without class or path. */
export function parseShapes(shapes: Shapes): readonly Shape[] {
  return shapes.split('\n').map((line) => {
    const [, reflected, kind, opacity, data = ''] = LINE.exec(line) ?? [];
    if (kind === undefined) throw new Error(`parseShapes: not a shape: ${line}`);
    return {
      kind: kind as Shape['kind'],
      opacity: Number(opacity ?? 1),
      path: data.startsWith('O ') ? circle(data.slice(2).split(' ').map(Number)) : data,
      isReflected: reflected === '~',
    };
  });
}
