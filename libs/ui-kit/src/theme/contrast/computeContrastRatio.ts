/**
 * Computes the WCAG contrast of two opaque colours in the form `#rrggbb`: from 1 (equal) to 21 (black on white).
 *
 * @throws RangeError if a colour has not six hex digits, because a translucent colour has no contrast of its own.
 */
export function computeContrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex))
    throw new RangeError(`computeContrastRatio: ${hex} is no opaque colour. Use the form #rrggbb.`);
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
