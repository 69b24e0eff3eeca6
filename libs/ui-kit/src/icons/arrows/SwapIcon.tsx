import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function SwapIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M8 3 4 7l4 4M4 7h16M0 0m16 21 4-4-4-4M20 17H4" />;
}
