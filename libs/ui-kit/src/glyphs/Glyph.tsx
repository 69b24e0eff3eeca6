import type { SVGAttributes } from 'react';

/** Props of {@link Glyph}. */
export interface GlyphProps extends SVGAttributes<SVGSVGElement> {
  /** Path on a 24 × 24 grid. */
  readonly path: string;
}

/** A line icon with a width of 1.5 and the height of the text. All icons are drawn with it. */
export function Glyph({ path, ...rest }: GlyphProps) {
  return (
    <svg
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
