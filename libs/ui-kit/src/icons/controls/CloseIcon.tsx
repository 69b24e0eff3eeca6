import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function CloseIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M18 6 6 18M0 0m6 6 12 12" />;
}
