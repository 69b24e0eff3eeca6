import * as z from 'zod/mini';
import { instant } from './schema.ts';
import { withFastPath } from './withFastPath.ts';

/** Game types of §3. */
export const gameType = () => z.enum(['ALL', 'FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'FS', 'VB', 'BS', 'TT']);

/** Show types of §3: early, today, in-play, champion today, champion early. */
export const showType = () => z.enum(['FU', 'FT', 'RB', 'FSFT', 'FSFU']);

const flag = () => z.enum(['Y', 'N']);

const PRICE = /^\d{1,4}\.\d{2}$/;
const LINE = /^(|-?\d{1,3}(\.25|\.5|\.75)?)$/;

/** A Hong Kong price as exact decimal text: profit per unit of stake (ruling B1). */
export const priceText = () => z.string().check(z.regex(PRICE));

/** A handicap or goal line, quarter steps, seen from the home side; empty where the play has none. */
export const lineText = () => z.string().check(z.regex(LINE));

export const wireLeague = z.object({
  league_id: z.string(),
  name: z.string(),
  region: z.string(),
  icon_class: z.string(),
  /** Lower comes first. */
  sort: z.number(),
  isFeatured: z.boolean(),
});

const oddsFields = z.object({
  id: z.string(),
  w: z.string(),
  r: z.string(),
  i: z.number(),
  /** The runner of a champion price (our decision: §3 names no field for it). */
  name: z.optional(z.string()),
  line: lineText(),
  price: priceText(),
  active: flag(),
  /** Grows with each change of this price; an older one is ignored (F-BET-13). */
  ver: z.number(),
  /** Its number in the compact changes of the socket, a whole number; ours, for a venue that sends them. */
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

/** Whether a price has its fields and no other; a runner's name is left to the schema. */
function isWholePrice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Fields;
  return (
    hasPriceTexts(fields) && hasPriceState(fields) && Object.keys(value).length === (fields['n'] === undefined ? 8 : 9)
  );
}

/**
 * One price. `w` is the play code (R, OU, M, RE, PD, FS …), `r` the side (H, C, N, O, U, `H2C1`, a runner's number …),
 * `i` the line's rank, 0 the main one.
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
    /** Clock as the venue writes it, such as `1H^23`. */
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
    /** Points of the running game of tennis: 0, 15, 30, 40, A. This field and those to `rc_H` are our own. */
    sc_point_H: score(),
    sc_point_A: score(),
    /** Home and away by quarter, period, set, inning or frame, the running one last. */
    sc_parts: z.optional(z.array(z.tuple([z.number(), z.number()]))),
    /** Who serves, or bats. */
    serve: z.optional(side()),
    /** The sport of a match of OP, such as 冰球. */
    sportName: z.optional(z.string()),
    /** The sport of a champion market. */
    championOf: z.optional(gameType()),
    /** Markets beyond the board's, which `game` answers with. */
    marketCount: z.optional(z.number()),
    /** Red cards. */
    rc_H: score(),
    rc_C: score(),
    odds: z.array(wireOdds),
    /** Of a packed board, whose matches have no `odds`: the number of its shape, then four numbers a price (`sportBoard`). */
    packed: z.optional(z.array(z.number())),
  }),
);

/** A changed price: id, line, price, active, version. Positional, for it is the hottest message of the site. */
export const wirePriceChange = z.tuple([z.string(), lineText(), priceText(), flag(), z.number()]);

/** What changed on one channel between two cursors; the same for push and polling (ruling B3). */
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
 * A whole channel at one moment.
 *
 * Packed, a third of the bytes, where it was asked for: `shapes` says which prices matches have (play, side, rank, a
 * runner's name), each list once, their ids as `gameId.play.rank.side`. `packed` of a match names its shape, and for each
 * price its number `n`, hundredths of Hong Kong odds, below zero while it is suspended, version, and which of `lines`.
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

/** Fields every `resource` call carries (§7). */
export const resourceRequest = z.object({
  timestamp: instant(),
  token: z.string(),
  /** `zh-cn` or `zh-tw`. */
  langx: z.string(),
  remoteip: z.string(),
});
