import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function ArrowDownIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M12 5v14M0 0m19 12-7 7-7-7" />;
}
