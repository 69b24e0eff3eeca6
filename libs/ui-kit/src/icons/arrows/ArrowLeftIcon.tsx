import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function ArrowLeftIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M0 0m12 19-7-7 7-7M19 12H5" />;
}
