import type { SVGAttributes } from 'react';
import { icons } from './icons.ts';

/** Name of a sign of the interface. */
export type IconName = keyof typeof icons;

/** Props of {@link Icon}. */
export interface IconProps extends SVGAttributes<SVGSVGElement> {
  readonly name: IconName;
}

/** A sign in the colour and size of the text around it. Decoration only: what it means stands in words beside it. */
export function Icon({ name, ...rest }: IconProps) {
  const Shape = icons[name];
  return <Shape {...rest} />;
}
