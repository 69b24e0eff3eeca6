import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function CheckIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M20 6 9 17l-5-5" />;
}
