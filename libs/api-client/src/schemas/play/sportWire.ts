import * as z from 'zod/mini';
import { instant } from '../fields/schema.ts';
import { withFastPath } from '../fields/withFastPath.ts';

/** Game types of §3. */
export const gameType = () => z.enum(['ALL', 'FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'FS', 'VB', 'BS', 'TT']);

/** Show types of §3: early, today, in-play, champion today, champion early. */
export const showType = () => z.enum(['FU', 'FT', 'RB', 'FSFT', 'FSFU']);

const flag = () => z.enum(['Y', 'N']);

const PRICE = /^\d{1,4}\.\d{2}$/;
const LINE = /^(|-?\d{1,3}(\.25|\.5|\.75)?)$/;

/** Hong Kong odds as exact decimal text: winnings per unit of stake (ruling B1). */
export const priceText = () => z.string().check(z.regex(PRICE));

/** Handicap or total in quarter steps, from the home side; empty for markets without a line. */
export const lineText = () => z.string().check(z.regex(LINE));

export const wireLeague = z.object({
  league_id: z.string(),
  name: z.string(),
  region: z.string(),
  icon_class: z.string(),
  /** Sort order, ascending. */
  sort: z.number(),
  isFeatured: z.boolean(),
});

const oddsFields = z.object({
  id: z.string(),
  w: z.string(),
  r: z.string(),
  i: z.number(),
  /** Runner of a champion price. Our decision: §3 has no field for it. */
  name: z.optional(z.string()),
  line: lineText(),
  price: priceText(),
  active: flag(),
  /** Version of the price, ascending; an older one is ignored (F-BET-13). */
  ver: z.number(),
  /** Number of the price in the compact changes of the socket. Our field, for venues that send them. */
  n: z.optional(z.number()),
});

type Fields = Readonly<Record<string, unknown>>;

const hasPriceTexts = ({ id, w, r, line, price }: Fields): boolean =>
  typeof id === 'string' &&
  typeof w === 'string' &&
  typeof r === 'string' &&
  typeof line === 'string' &&
  LINE.test(line) &&
  typeof price === 'string' &&
  PRICE.test(price);

const hasPriceState = ({ i, active, ver, n }: Fields): boolean =>
  (active === 'Y' || active === 'N') &&
  Number.isFinite(i) &&
  Number.isFinite(ver) &&
  (n === undefined || Number.isFinite(n));

/** Whether a price has all its fields and no other. A price with a runner's name is left to the schema. */
function isWholePrice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    hasPriceTexts(fields) && hasPriceState(fields) && Object.keys(value).length === (fields['n'] === undefined ? 8 : 9)
  );
}

/**
 * One price. `w` is the play code (R, OU, M, RE, PD, FS …), `r` the side (H, C, N, O, U, `H2C1`, a runner's number …) and
 * `i` the rank of the line, 0 for the main one.
 */
export const wireOdds = withFastPath(oddsFields, isWholePrice);

const score = () => z.optional(z.string());

const side = () => z.enum(['H', 'C']);

/** One match with the field names of §3. Scores are text, absent before the start. */
export const wireGame = withFastPath(
  z.object({
    gameId: z.string(),
    hgid: z.string(),
    gide: z.string(),
    gameType: gameType(),
    showType: showType(),
    league_id: z.string(),
    team_h: z.string(),
    team_c: z.string(),
    /** Kick-off, milliseconds UTC. */
    startTime: instant(),
    /** Match clock in the form of the venue, such as `1H^23`. */
    re_time: z.string(),
    isLive: flag(),
    /** Minutes played. */
    t_count: z.number(),
    /** Period: 1H, HT, 2H, Q1 to Q4, P1 to P3, OT, set `S2`, frame `F5`, top `T7` or bottom `B7` of an inning; empty before the start. */
    se_now: z.string(),
    HalfTime: flag(),
    inningNum: z.optional(z.string()),
    gameStatus: z.enum(['scheduled', 'live', 'halftime', 'ended', 'postponed', 'abandoned']),
    sc_FT_H: score(),
    sc_FT_C: score(),
    sc_FT_A: score(),
    sc_HT_H: score(),
    sc_HT_C: score(),
    sc_set_H: score(),
    sc_set_A: score(),
    sc_game_H: score(),
    sc_game_A: score(),
    /** Points of the current game of tennis: 0, 15, 30, 40, A. This field and those to `rc_H` are our own. */
    sc_point_H: score(),
    sc_point_A: score(),
    /** Home and away by quarter, period, set, inning or frame, the current one last. */
    sc_parts: z.optional(z.array(z.tuple([z.number(), z.number()]))),
    /** Side that serves or bats. */
    serve: z.optional(side()),
    /** Sport of a match of OP, such as 冰球. */
    sportName: z.optional(z.string()),
    /** Sport of a champion market. */
    championOf: z.optional(gameType()),
    /** Number of further markets, which `game` returns. */
    marketCount: z.optional(z.number()),
    /** Red cards. */
    rc_H: score(),
    rc_C: score(),
    odds: z.array(wireOdds),
    /** For a packed board, whose matches have no `odds`: number of the shape, then four numbers per price (`sportBoard`). */
    packed: z.optional(z.array(z.number())),
  }),
);

/** Changed price: id, line, price, active, version. An array, because it is the most frequent message of the site. */
export const wirePriceChange = z.tuple([z.string(), lineText(), priceText(), flag(), z.number()]);

/** Changes of one channel between two cursors; the same for push and polling (ruling B3). */
export const sportChanges = z.object({
  /** `gameType.showType`, such as `FT.RB`; `ALL.showType`; or `GAME.gameId`, one match with all its markets. */
  channel: z.string(),
  from: z.number(),
  cursor: z.number(),
  time: instant(),
  prices: z.array(wirePriceChange),
  /** Changed fields of known matches, without odds. */
  games: z.array(
    z.intersection(z.object({ gameId: z.string() }), z.partial(z.omit(wireGame, { gameId: true, odds: true }))),
  ),
  added: z.array(wireGame),
  /** Leagues of added matches. */
  leagues: z.array(wireLeague),
  removed: z.array(z.string()),
});

/**
 * Snapshot of a channel.
 *
 * Packed, on request, it has a third of the bytes. `shapes` lists the prices of matches (play, side, rank, a runner's name),
 * each list once; price ids are `gameId.play.rank.side`. `packed` of a match has the number of its shape and, for each
 * price, its number `n`, hundredths of Hong Kong odds (negative while suspended), version, and index in `lines`.
 */
export const sportBoard = z.object({
  channel: z.string(),
  cursor: z.number(),
  time: instant(),
  leagues: z.array(wireLeague),
  games: z.array(wireGame),
  shapes: z.optional(z.array(z.array(z.tuple([z.string(), z.string(), z.number(), z.optional(z.string())])))),
  lines: z.optional(z.array(lineText())),
});

/** Fields of every `resource` call (§7). */
export const resourceRequest = z.object({
  timestamp: instant(),
  token: z.string(),
  /** `zh-cn` or `zh-tw`. */
  langx: z.string(),
  remoteip: z.string(),
});
