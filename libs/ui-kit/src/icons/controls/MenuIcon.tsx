import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function MenuIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M4 5h16M4 12h16M4 19h16" />;
}
