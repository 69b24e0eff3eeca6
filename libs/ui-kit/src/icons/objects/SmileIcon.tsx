import type { SVGAttributes } from 'react';
import { Glyph } from '../../glyphs/Glyph.tsx';

export function SmileIcon(props: SVGAttributes<SVGSVGElement>) {
  return <Glyph {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM8 14s1.5 2 4 2 4-2 4-2M9 9h.01M15 9h.01" />;
}
