import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function SearchIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M0 0m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z" />;
}
