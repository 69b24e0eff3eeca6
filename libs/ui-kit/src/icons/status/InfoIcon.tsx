import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function InfoIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4M12 8h.01" />;
}
