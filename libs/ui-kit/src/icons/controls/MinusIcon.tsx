import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function MinusIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M5 12h14" />;
}
