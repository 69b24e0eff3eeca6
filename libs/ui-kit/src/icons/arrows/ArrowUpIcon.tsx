import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function ArrowUpIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M0 0m5 12 7-7 7 7M12 19V5" />;
}
