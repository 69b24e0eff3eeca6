import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function MoreIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M5 12h.01M12 12h.01M19 12h.01" />;
}
