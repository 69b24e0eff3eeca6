import type { SVGAttributes } from 'react';
import { icons } from './icons.ts';

/** Name of an icon. */
export type IconName = keyof typeof icons;

/** Props of {@link Icon}. */
export interface IconProps extends SVGAttributes<SVGSVGElement> {
  readonly name: IconName;
}

/** An icon in the colour and size of the surrounding text. It is decorative: the adjacent text has the meaning. */
export function Icon({ name, ...rest }: IconProps) {
  const Shape = icons[name];
  return <Shape {...rest} />;
}
