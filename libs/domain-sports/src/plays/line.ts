import type { Side } from './side.ts';

/** A handicap or total as a whole number of quarters: −0.75 is `-3`. */
export type Line = number;

const DECIMAL = /^([+-]?)(\d{1,3})(?:\.(25|5|50|75|0|00))?$/;
const QUARTERS: Readonly<Record<string, number>> = { '25': 1, '5': 2, '50': 2, '75': 3 };

const single = (text: string): { readonly sign: string; readonly size: number } | undefined => {
  const match = DECIMAL.exec(text);
  return match ? { sign: match[1] ?? '', size: Number(match[2]) * 4 + (QUARTERS[match[3] ?? ''] ?? 0) } : undefined;
};

/**
 * Parses a line in either notation: `"-0.75"` or `"-0.5/1"`, whose sign applies to both halves.
 *
 * Returns `undefined` for empty, unknown and inconsistent text (`"0/1"`): a line is never guessed (F-BET-23).
 */
export function parseLine(text: unknown): Line | undefined {
  if (typeof text !== 'string') return undefined;
  const [first, second, ...rest] = text.split('/').map(single);
  if (!first || rest.length > 0) return undefined;
  if (text.includes('/') && (!second || second.sign !== '' || second.size - first.size !== 2)) return undefined;
  const size = second ? first.size + 1 : first.size;
  return first.sign === '-' && size > 0 ? -size : size;
}

/** Formats a line for the wire: `-3` is `"-0.75"`. The inverse of `parseLine`. */
export const formatWireLine = (line: Line): string => String(line / 4);

const half = (quarters: number): string => String(quarters / 4);

/** Formats the size of a line in Asian notation: a quarter line is shown as its two halves. */
const asianSize = (size: number): string => (size % 2 === 0 ? half(size) : `${half(size - 1)}/${half(size + 1)}`);

/**
 * Formats a wire line for one side: `"-0.25"` is `"-0/0.5"` for home and `"+0/0.5"` for away.
 *
 * Lines of the wire are those of the home side. A total has no sign. Without a side, the sign of the wire is kept.
 * Returns an empty text for a play without a line and `--` for invalid text (F-BET-23).
 */
export function formatLine(text: string, side?: Side): string {
  if (text === '') return '';
  const line = parseLine(text);
  if (line === undefined) return '--';
  const size = asianSize(Math.abs(line));
  if (line === 0 || side === 'O' || side === 'U') return size;
  return `${line < 0 === (side !== 'C') ? '-' : '+'}${size}`;
}
