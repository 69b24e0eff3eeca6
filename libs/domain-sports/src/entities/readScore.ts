import { type Score, type ScorePart, type SideScore } from './match.ts';
import { type WireGameFields } from './wire.ts';

/** Reads a count of the wire; what is no plain number is absent, never a 0. */
export const readCount = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

type CountField = Exclude<keyof SideScore, 'point'>;
type Column = keyof WireGameFields;

/** By field the column of the home side, then those of the away side: `C` in football, `A` in set sports. */
const COLUMNS: readonly (readonly [CountField, home: Column, ...away: Column[]])[] = [
  ['fullTime', 'sc_FT_H', 'sc_FT_C', 'sc_FT_A'],
  ['halfTime', 'sc_HT_H', 'sc_HT_C'],
  ['set', 'sc_set_H', 'sc_set_A'],
  ['game', 'sc_game_H', 'sc_game_A'],
  ['redCards', 'rc_H', 'rc_C'],
];

const isPoint = (sent: unknown): sent is string => typeof sent === 'string' && /^(?:0|15|30|40|A)$/.test(sent);

const readSide = (before: SideScore, wire: WireGameFields, isHome: boolean): SideScore => {
  let side = before;
  for (const [field, home, ...away] of COLUMNS) {
    const sent = (isHome ? [home] : away).map((column) => wire[column]).filter((value) => value !== undefined);
    if (sent.length > 0) side = { ...side, [field]: sent.map(readCount).find((count) => count !== undefined) };
  }
  const point = isHome ? wire.sc_point_H : wire.sc_point_A;
  return point === undefined ? side : { ...side, point: isPoint(point) ? point : undefined };
};

/** Puts the score fields of the wire over a score; fields not sent stay as they were. */
export const readScore = ({ home, away }: Score, wire: WireGameFields): Score => ({
  home: readSide(home, wire, true),
  away: readSide(away, wire, false),
});

const isPart = (part: readonly number[]): boolean =>
  Array.isArray(part) && part.length === 2 && part.every((points) => Number.isInteger(points) && points >= 0);

/** Reads the points by part; a list with anything odd in it is left unread. */
export const readParts = (before: readonly ScorePart[], sent: WireGameFields['sc_parts']): readonly ScorePart[] =>
  Array.isArray(sent) && sent.every(isPart) ? (sent as unknown as readonly ScorePart[]) : before;
