import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { VenueRound } from '@pavilion/sandbox-platform/db/tables/gameTables';
import { findDiscipline, toMatchGame } from '../catalogue/playable.ts';
import { listMarkets } from '../esports/markets/listMarkets.ts';
import { readMatch } from '../esports/match/readMatch.ts';
import { IN_PLAY_DELAY_MS, isInPlay } from './acceptBets.ts';
import { getMatch, readEndedMatches, toMoment } from './matchSchedule.ts';
import { toMatchOutcome } from './toMatchOutcome.ts';

/** Match of a round: the data that a verifier needs in addition to the seeds, and the time when its bets are accepted. */
export interface RoundMatchView {
  readonly bestOf: number;
  readonly edge: number;
  readonly startsAt: number;
  readonly delayMs: number;
  /** Time at which bets during the match are accepted or refused. */
  readonly acceptedAt?: number;
  /** Lines by the key of the market; that of the handicap is added to the maps of the home team. */
  readonly lines: Readonly<Record<string, number>>;
}

/** Reads the match of a round; undefined for a round of another kind. The outcome holds only maps that have ended. */
export async function readMatchProof(
  { db, secret, now }: { db: Db; secret: ServerSecret; now: Date },
  round: VenueRound,
) {
  const discipline = findDiscipline([round.rules]);
  if (!discipline || round.draw_no === null) return undefined;
  const game = toMatchGame(round.game_code, discipline);
  const match = getMatch(secret, game, round.draw_no);
  const { fixture, script, startsAt } = match;
  const ended = await readEndedMatches(db, [game.code], now);
  const state = readMatch(script, toMoment(match, game.code, { now, ended }).elapsed);
  const view: RoundMatchView = {
    bestOf: fixture.bestOf,
    edge: fixture.edge,
    startsAt,
    delayMs: IN_PLAY_DELAY_MS,
    ...(isInPlay(round.placed_at, startsAt) ? { acceptedAt: round.placed_at.getTime() + IN_PLAY_DELAY_MS } : {}),
    lines: Object.fromEntries(listMarkets(fixture).flatMap((each) => ('line' in each ? [[each.key, each.line]] : []))),
  };
  return { isEnded: state.state === 'ended', outcome: toMatchOutcome(fixture, state), match: view };
}
