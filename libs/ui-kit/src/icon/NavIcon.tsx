import type { SVGAttributes } from 'react';
import { Glyph } from '../glyphs/Glyph.tsx';
import { navGlyphs } from '../glyphs/navGlyphs.ts';

/** Key of the main navigation (NAV-12). */
export type NavKey = keyof typeof navGlyphs;

/** Props of {@link NavIcon}. */
export interface NavIconProps extends SVGAttributes<SVGSVGElement> {
  readonly name: NavKey;
}

/** Icon of an entry of the main navigation. */
export function NavIcon({ name, ...rest }: NavIconProps) {
  return <Glyph {...rest} path={navGlyphs[name]} />;
}
