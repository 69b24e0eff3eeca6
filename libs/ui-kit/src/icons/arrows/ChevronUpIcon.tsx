import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function ChevronUpIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M0 0m18 15-6-6-6 6" />;
}
