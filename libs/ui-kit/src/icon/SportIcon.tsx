import type { SVGAttributes } from 'react';
import { Glyph } from '../glyphs/Glyph.tsx';
import { sportGlyphs } from '../glyphs/sportGlyphs.ts';

/** Name of a sport with an icon. */
export type SportIconName = keyof typeof sportGlyphs;

/** Props of {@link SportIcon}. */
export interface SportIconProps extends SVGAttributes<SVGSVGElement> {
  readonly name: SportIconName;
}

/** Icon of a sport; `other` is a trophy for all sports without their own. */
export function SportIcon({ name, ...rest }: SportIconProps) {
  return <Glyph {...rest} path={sportGlyphs[name]} />;
}
