import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function ClockIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 6v6l4 2" />;
}
