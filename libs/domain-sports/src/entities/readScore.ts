import { type Score, type ScorePart, type SideScore } from './match.ts';
import { type WireGameFields } from './wire.ts';

/** Reads a count of the wire; what is no plain number is absent, never a 0. */
export const readCount = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

type CountField = Exclude<keyof SideScore, 'point'>;
type Columns = Readonly<Record<CountField, readonly (keyof WireGameFields)[]>>;

const HOME: Columns = {
  fullTime: ['sc_FT_H'],
  halfTime: ['sc_HT_H'],
  set: ['sc_set_H'],
  game: ['sc_game_H'],
  redCards: ['rc_H'],
};

/** The away side is `C` in the scores of football and `A` in those of set sports. */
const AWAY: Columns = {
  fullTime: ['sc_FT_C', 'sc_FT_A'],
  halfTime: ['sc_HT_C'],
  set: ['sc_set_A'],
  game: ['sc_game_A'],
  redCards: ['rc_C'],
};

const FIELDS = Object.keys(HOME) as readonly CountField[];

const readPoint = (before: string | undefined, sent: unknown): { readonly point?: string } => {
  const point = sent === undefined ? before : sent;
  return typeof point === 'string' && /^(?:0|15|30|40|A)$/.test(point) ? { point } : {};
};

const readSide = (before: SideScore, wire: WireGameFields, columns: Columns): SideScore => {
  const side: { -readonly [Field in CountField]?: number } = {};
  for (const field of FIELDS) {
    const sent = columns[field].filter((column) => wire[column] !== undefined);
    const value =
      sent.length > 0
        ? sent.map((column) => readCount(wire[column])).find((count) => count !== undefined)
        : before[field];
    if (value !== undefined) side[field] = value;
  }
  return side;
};

/** Puts the score fields of the wire over a score; fields not sent stay as they were. */
export const readScore = ({ home, away }: Score, wire: WireGameFields): Score => ({
  home: { ...readSide(home, wire, HOME), ...readPoint(home.point, wire.sc_point_H) },
  away: { ...readSide(away, wire, AWAY), ...readPoint(away.point, wire.sc_point_A) },
});

const isPart = (part: readonly number[]): boolean =>
  Array.isArray(part) && part.length === 2 && part.every((points) => Number.isInteger(points) && points >= 0);

/** Reads the points by part; a list with anything odd in it is left unread. */
export const readParts = (before: readonly ScorePart[], sent: WireGameFields['sc_parts']): readonly ScorePart[] =>
  Array.isArray(sent) && sent.every(isPart) ? (sent as unknown as readonly ScorePart[]) : before;
