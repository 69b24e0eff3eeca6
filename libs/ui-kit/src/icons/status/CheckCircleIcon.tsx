import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function CheckCircleIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM0 0m16 9-5.5 5.5L8 12" />;
}
