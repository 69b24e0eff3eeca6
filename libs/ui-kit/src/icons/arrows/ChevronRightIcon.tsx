import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function ChevronRightIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M0 0m9 18 6-6-6-6" />;
}
