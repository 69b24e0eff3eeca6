import type { SVGAttributes } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import { sportGlyphs } from './sportGlyphs.ts';

/** Name of a sport that has a sign. */
export type SportIconName = keyof typeof sportGlyphs;

/** Props of {@link SportIcon}. */
export interface SportIconProps extends SVGAttributes<SVGSVGElement> {
  readonly name: SportIconName;
}

/** The sign of a sport; `other` is a cup and stands for any sport without its own. */
export function SportIcon({ name, ...rest }: SportIconProps) {
  return <Glyph {...rest} path={sportGlyphs[name]} />;
}
