import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function ChevronDownIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M0 0m6 9 6 6 6-6" />;
}
