import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import { deriveDrawSeed } from '@pavilion/sandbox-platform/fair/seeds';
import { hashSeed } from '@pavilion/sandbox-world/random/hashSeed';
import type { MatchGame } from '../catalogue/playable.ts';
import { createMatchFixture, type MatchFixture } from '../esports/match/createMatchFixture.ts';
import { playMatch, type MatchScript } from '../esports/match/playMatch.ts';
import type { MatchMoment } from '../esports/markets/priceMarkets.ts';

/** Match of an e-sports game with its number. */
export interface ScheduledMatch {
  readonly no: number;
  readonly startsAt: number;
  readonly fixture: MatchFixture;
  readonly script: MatchScript;
}

/** Numbers of matches before and after the last start that can be live, or take bets before their start. */
const [EARLIER, LATER] = [6, 4];
const OFFSET_STEP_MS = 10_000;

const getPeriod = ({ periodMs }: MatchGame): number => periodMs ?? 0;

/** Returns the time of the first match of a game. Games start their matches at different times. */
const getOffset = (game: MatchGame): number =>
  (hashSeed('match', game.code) % Math.floor(getPeriod(game) / OFFSET_STEP_MS)) * OFFSET_STEP_MS;

/** Returns the start of a match. */
export const getMatchStart = (game: MatchGame, no: number): number => no * getPeriod(game) + getOffset(game);

const MAX_SCRIPTS = 600;
const scripts = new Map<string, ScheduledMatch>();

/** Returns a match with all its events, which follow from the seed of its number. */
export function getMatch(secret: ServerSecret, game: MatchGame, no: number): ScheduledMatch {
  const serverSeed = deriveDrawSeed(secret, game.code, no);
  const known = scripts.get(serverSeed);
  if (known) return known;
  const fixture = createMatchFixture(game.discipline ?? 'football', game.code, no);
  const draws = createDraws({ serverSeed, clientSeed: game.code, nonce: no });
  const match = { no, startsAt: getMatchStart(game, no), fixture, script: playMatch(fixture, draws) };
  const [oldest] = scripts.keys();
  if (oldest !== undefined && scripts.size >= MAX_SCRIPTS) scripts.delete(oldest);
  scripts.set(serverSeed, match);
  return match;
}

/** Matches that the console has ended before their time, by game code and number. */
export type EndedMatches = ReadonlySet<string>;

const buildMatchKey = (gameCode: string, no: number): string => `${gameCode} ${String(no)}`;

/** Reads the matches of games that the console has ended. */
export async function readEndedMatches(db: Db, gameCodes: readonly string[], now: Date): Promise<EndedMatches> {
  if (gameCodes.length === 0) return new Set();
  const rows = await db
    .selectFrom('venue_draws')
    .select(['game_code', 'no'])
    .where('game_code', 'in', gameCodes)
    .where('due_at', '<=', now)
    .execute();
  return new Set(rows.map(({ game_code, no }) => buildMatchKey(game_code, no)));
}

/** Time, and the matches that the console has ended before it. */
export interface MatchTime {
  readonly now: Date;
  readonly ended: EndedMatches;
}

/** Returns the number of the next match that has not started. */
export function getNextMatchNo(game: MatchGame, { now, ended }: MatchTime): number {
  let no = Math.floor((now.getTime() - getOffset(game)) / getPeriod(game)) + 1;
  while (ended.has(buildMatchKey(game.code, no))) no += 1;
  return no;
}

/** Returns a match at a time. A match that the console has ended has had all its events. */
export function toMoment(match: ScheduledMatch, gameCode: string, { now, ended }: MatchTime): MatchMoment {
  const { fixture, script, startsAt, no } = match;
  const isEnded = ended.has(buildMatchKey(gameCode, no));
  return { fixture, script, elapsed: isEnded ? script.durationMs : now.getTime() - startsAt };
}

/** Lists the numbers of the matches of a game that can be live, or take bets before their start. */
export function listMatchNumbers(game: MatchGame, time: MatchTime): readonly number[] {
  const next = getNextMatchNo(game, time);
  return Array.from({ length: EARLIER + LATER }, (_, at) => next - EARLIER + at);
}

/** Match of a game that a bet names, and the time of the bet. */
export interface MatchQuery {
  readonly game: MatchGame;
  readonly no: number;
  readonly now: Date;
}

/** Finds a match that takes bets, at a time. `undefined` if it is over, or too far away. */
export async function findOpenMatch(
  db: Db,
  secret: ServerSecret,
  { game, no, now }: MatchQuery,
): Promise<MatchMoment | undefined> {
  const time = { now, ended: await readEndedMatches(db, [game.code], now) };
  if (!listMatchNumbers(game, time).includes(no)) return undefined;
  const moment = toMoment(getMatch(secret, game, no), game.code, time);
  return moment.elapsed < moment.script.durationMs ? moment : undefined;
}

/** Ends matches at the current time, for the console. */
export async function endMatches(
  db: Db,
  gameCode: string,
  { numbers, now }: { numbers: readonly number[]; now: Date },
) {
  for (const no of numbers)
    await db
      .insertInto('venue_draws')
      .values({ game_code: gameCode, no, due_at: now, outcome: null })
      .onConflict((conflict) => conflict.columns(['game_code', 'no']).doUpdateSet({ due_at: now }))
      .execute();
}
