import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function PlusIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M5 12h14M12 5v14" />;
}
