import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function MegaphoneIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M3 11v3l18 4V6L3 11zM11.6 16.8a3 3 0 1 1-5.8-1.6" />;
}
