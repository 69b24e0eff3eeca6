import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function ArrowRightIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M5 12h14M0 0m12 5 7 7-7 7" />;
}
