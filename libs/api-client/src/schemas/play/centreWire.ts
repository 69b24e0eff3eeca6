import * as z from 'zod/mini';
import { instant } from '../fields/schema.ts';
import { wireGame, wireLeague } from './sportWire.ts';

const side = () => z.enum(['H', 'C']);
const pair = () => z.tuple([z.number(), z.number()]);

/** Event of a match. Unknown kinds are possible; a client that does not know one shows nothing for it. */
export const wireCentreEvent = z.object({
  /** Number in the match, from 1 without gaps. */
  n: z.number(),
  at: instant(),
  /** Period and clock, as in `re_time` of a match. */
  clock: z.string(),
  kind: z.string(),
  side: z.optional(side()),
  /** Variant of the kind, such as `three` for a basket. */
  how: z.optional(z.string()),
  points: z.optional(z.number()),
  player: z.optional(z.string()),
  /** Assisting player. */
  second: z.optional(z.string()),
  /** Score after the event: goals, points, runs, or sets and frames. */
  score: pair(),
  /** Score of the set or frame after the event. */
  part: z.optional(pair()),
  /** Place, per mille of length and width. The home side plays to the right. */
  spot: z.optional(pair()),
});

const player = z.object({
  number: z.number(),
  name: z.string(),
  /** Row of the formation, from the goalkeeper (0) to the forwards. */
  row: z.number(),
  /** Clock of the change. */
  changed: z.optional(z.string()),
  isOff: z.optional(z.literal(true)),
});

const lineup = z.object({ formation: z.string(), starters: z.array(player), substitutes: z.array(player) });

const pastMatch = z.object({ at: instant(), home: z.string(), away: z.string(), score: pair() });

/** Parts of a centre that do not change while it is followed. */
const centreMatch = z.object({
  form: z.enum(['football', 'basketball', 'tennis', 'rally', 'snooker', 'baseball', 'hockey', 'gridiron']),
  /** The match without prices, also after it has left the boards. */
  game: wireGame,
  league: wireLeague,
  /** Home and away; empty in sports of single players and in virtual football. */
  lineups: z.array(lineup),
  /** Last meetings of the teams, newest first. */
  meetings: z.array(pastMatch),
  /** Last matches of the home and of the away side, newest first. */
  recent: z.array(z.array(pastMatch)),
});

/**
 * Centre of a match, or its changes after a cursor; the same for push and polling. The whole centre has `from` 0 and
 * `match`. In changes, `events` are new and `series` has the last price of each series; the other fields are whole.
 */
export const sportCentre = z.object({
  /** `CENTRE.gameId`. */
  channel: z.string(),
  from: z.number(),
  cursor: z.number(),
  time: instant(),
  events: z.array(wireCentreEvent),
  /** Statistics of the match (`ALL`) and of each period. A row is kind, home, away. */
  stats: z.array(z.object({ period: z.string(), rows: z.array(z.tuple([z.string(), z.number(), z.number()])) })),
  /** Pressure by minute, -100 to 100, or the lead by point; above 0 for the home side. */
  momentum: z.array(z.number()),
  /** Position of the ball. `undefined` while it is out of play, and in sports without positions. */
  play: z.optional(z.object({ side: side(), act: z.string(), spots: z.array(pair()) })),
  /** Prices of the main lines: time, hundredths of Hong Kong odds, line. The key is market and side. */
  series: z.array(z.object({ key: z.string(), points: z.array(z.tuple([z.number(), z.number(), z.string()])) })),
  match: z.optional(centreMatch),
});

/** Example of a centre without its match. */
export const exampleCentre = {
  channel: 'CENTRE.700001',
  from: 0,
  cursor: 20_012,
  time: 1_763_690_400_000,
  events: [
    { n: 1, at: 1_763_689_020_000, clock: '1H^0', kind: 'period', how: '1H', score: [0, 0] as [number, number] },
    {
      n: 2,
      at: 1_763_689_740_000,
      clock: '1H^12',
      kind: 'score',
      side: 'H' as const,
      how: 'header',
      points: 1,
      player: '哈弗茨',
      second: '萨卡',
      score: [1, 0] as [number, number],
      spot: [930, 470] as [number, number],
    },
  ],
  stats: [
    { period: 'ALL', rows: [['goals', 1, 0] as [string, number, number], ['shots', 4, 2] as [string, number, number]] },
  ],
  momentum: [12, 30, -8],
  play: {
    side: 'H' as const,
    act: 'attack',
    spots: [
      [520, 410],
      [640, 380],
    ] as [number, number][],
  },
  series: [{ key: 'R.H', points: [[1_763_689_020_000, 95, '-0.25'] as [number, number, string]] }],
  match: {
    form: 'football' as const,
    lineups: [],
    meetings: [{ at: 1_740_000_000_000, home: '利物浦', away: '阿森纳', score: [2, 2] as [number, number] }],
    recent: [[], []],
  },
};
