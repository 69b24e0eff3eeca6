import * as z from 'zod/mini';
import { instant } from '../fields/schema.ts';
import { payout } from './payout.ts';

/** Score of each team, home first. */
const teamScores = () => z.tuple([z.number(), z.number()]);

/** Teams and schedule. Teams play up to `bestOf` maps. */
const fixture = {
  no: z.string(),
  startsAt: instant(),
  bestOf: z.number(),
  home: z.string(),
  away: z.string(),
  /** Ids of the teams, which do not depend on the language. */
  homeId: z.string(),
  awayId: z.string(),
  /** Maps won. */
  score: teamScores(),
};

/** Map of a match: points, rounds or goals of each team. */
const mapScore = {
  no: z.number(),
  state: z.enum(['live', 'ended']),
  score: teamScores(),
  /** Seconds on the clock of the game, which can run faster than time. */
  clock: z.number(),
};

/** Selection of a match. `pays` is missing while it takes no bets. */
const selection = {
  /** Id of the selection: `oddsId` of a bet. */
  key: z.string(),
  name: z.string(),
  pays: z.optional(payout()),
};

/** Live or upcoming e-sports match in a list, with its main markets. */
export const tableMatch = z.object({
  ...fixture,
  state: z.enum(['live', 'upcoming']),
  maps: z.array(z.object(mapScore)),
  /** Markets of the match that are not closed, those of its maps included. */
  marketCount: z.number(),
  spots: z.array(z.object({ ...selection, group: z.enum(['winner', 'maps', 'handicap', 'score']) })),
});

const team = () => z.enum(['home', 'away']);

/** Event of a map. */
const mapEvent = z.object({
  /** Seconds on the clock of the game. */
  clock: z.number(),
  kind: z.enum(['kill', 'tower', 'dragon', 'round', 'battle', 'base', 'goal']),
  /** Team that gains by the event: it took the tower, won the round or scored. */
  side: team(),
  /** How a shooter round was won. Missing if one team was eliminated. */
  how: z.optional(z.enum(['bomb', 'defuse'])),
});

const matchMarket = z.object({
  key: z.string(),
  /** `match`, or `m1` to `m5` for the market of a map. */
  group: z.string().check(z.regex(/^(match|m[1-5])$/)),
  name: z.string(),
  status: z.enum(['open', 'suspended', 'closed']),
  selections: z.array(z.object(selection)),
});

/** E-sports match with the events of its maps and all its markets. */
export const matchDetail = z.object({
  ...fixture,
  gameCode: z.string(),
  state: z.enum(['upcoming', 'live', 'ended']),
  discipline: z.enum(['moba', 'shooter', 'strategy', 'football']),
  maps: z.array(z.object({ ...mapScore, winner: z.optional(team()), events: z.array(mapEvent) })),
  markets: z.array(matchMarket),
});
