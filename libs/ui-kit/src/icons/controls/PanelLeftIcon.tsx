import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function PanelLeftIcon(props: SVGAttributes<SVGSVGElement>) {
  return (
    <Glyph {...props} path="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM9 3v18" />
  );
}
