import type { Score, ScorePart, SideScore } from './match.ts';
import type { WireGameFields } from './wire.ts';

/** Reads a count of the wire. Any text other than 1 to 4 digits is `undefined`, never 0. */
export const readCount = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

type CountField = Exclude<keyof SideScore, 'point'>;
type Column = keyof WireGameFields;

/** Score columns of the wire for one side. */
interface Columns {
  readonly counts: readonly (readonly [CountField, ...Column[]])[];
  readonly point: Column;
}

/** Columns of the home side by field. */
const HOME: Columns = {
  point: 'sc_point_H',
  counts: [
    ['fullTime', 'sc_FT_H'],
    ['halfTime', 'sc_HT_H'],
    ['set', 'sc_set_H'],
    ['game', 'sc_game_H'],
    ['redCards', 'rc_H'],
  ],
};
/** Columns of the away side: `C` in football, `A` in set sports. */
const AWAY: Columns = {
  point: 'sc_point_A',
  counts: [
    ['fullTime', 'sc_FT_C', 'sc_FT_A'],
    ['halfTime', 'sc_HT_C'],
    ['set', 'sc_set_A'],
    ['game', 'sc_game_A'],
    ['redCards', 'rc_C'],
  ],
};

const isPoint = (sent: unknown): sent is string => typeof sent === 'string' && /^(?:0|15|30|40|A)$/.test(sent);

/** Reads one side. It allocates nothing for absent fields, because it runs for every match of a board. */
function readSide(before: SideScore, wire: WireGameFields, columns: Columns): SideScore {
  let side = before;
  for (const names of columns.counts) {
    let isSent = false;
    let count: number | undefined;
    for (let at = 1; at < names.length; at += 1) {
      const sent = wire[names[at] as Column];
      if (sent === undefined) continue;
      isSent = true;
      count ??= readCount(sent);
    }
    if (isSent) side = { ...side, [names[0]]: count };
  }
  const point = wire[columns.point];
  return point === undefined ? side : { ...side, point: isPoint(point) ? point : undefined };
}

/**
 * Applies the score fields of the wire to a score. Absent fields are unchanged; without any field the reference is
 * kept.
 */
export function readScore(before: Score, wire: WireGameFields): Score {
  const home = readSide(before.home, wire, HOME);
  const away = readSide(before.away, wire, AWAY);
  return home === before.home && away === before.away ? before : { home, away };
}

const isPart = (part: readonly number[]): boolean =>
  Array.isArray(part) && part.length === 2 && part.every((points) => Number.isInteger(points) && points >= 0);

/** Reads the points by part. A list with an invalid part is ignored. */
export const readParts = (before: readonly ScorePart[], sent: WireGameFields['sc_parts']): readonly ScorePart[] =>
  Array.isArray(sent) && sent.every(isPart) ? sent : before;
