const FRACTIONS = ['', '.25', '.5', '.75'];

/** Formats a line in quarters for the wire: `-1` is `-0.25`, `10` is `2.5`. */
export function formatLine(quarters: number): string {
  const size = Math.abs(quarters);
  return `${quarters < 0 ? '-' : ''}${Math.floor(size / 4)}${FRACTIONS[size % 4]}`;
}
