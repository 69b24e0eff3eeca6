import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function ChevronLeftIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M0 0m15 18-6-6 6-6" />;
}
