import type { Score, ScorePart, SideScore } from './match.ts';
import type { WireGameFields } from './wire.ts';

/** Reads a count of the wire; what is no plain number is absent, never a 0. */
export const readCount = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

type CountField = Exclude<keyof SideScore, 'point'>;
type Column = keyof WireGameFields;

/** Columns of the wire for one side. */
interface Columns {
  readonly counts: readonly (readonly [CountField, ...Column[]])[];
  readonly point: Column;
}

/** By field the column of the home side. */
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
/** Those of the away side: `C` in football, `A` in set sports. */
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

/** Runs over every match of a board: loops that make nothing where nothing was sent. */
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

/** Puts the score fields of the wire over a score; fields not sent stay as they were, and so does a score of which none was. */
export function readScore(before: Score, wire: WireGameFields): Score {
  const home = readSide(before.home, wire, HOME);
  const away = readSide(before.away, wire, AWAY);
  return home === before.home && away === before.away ? before : { home, away };
}

const isPart = (part: readonly number[]): boolean =>
  Array.isArray(part) && part.length === 2 && part.every((points) => Number.isInteger(points) && points >= 0);

/** Reads the points by part; a list with anything odd in it is left unread. */
export const readParts = (before: readonly ScorePart[], sent: WireGameFields['sc_parts']): readonly ScorePart[] =>
  Array.isArray(sent) && sent.every(isPart) ? sent : before;
