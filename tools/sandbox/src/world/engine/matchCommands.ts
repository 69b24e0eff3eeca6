import { type CommandResult, type Score, type VoidCode } from '../worldTypes.ts';
import { type Engine } from './engine.ts';
import { type Match } from './match.ts';
import { correctResult, forceOver, goalCancelledIn, kickOffMatch, scoreIn } from './matchCourse.ts';
import { type WorldClock } from './worldClock.ts';

const isOpen = ({ stage }: Match) => stage === 'early' || stage === 'today' || stage === 'live';

const isScore = ({ home, away }: Score) =>
  [home, away].every((goals) => Number.isInteger(goals) && goals >= 0 && goals < 1000);

const isWithin = (half: Score, full: Score) => half.home <= full.home && half.away <= full.away;

const lower = (a: Score, b: Score): Score => ({ home: Math.min(a.home, b.home), away: Math.min(a.away, b.away) });

/** What a console may do to a match. Each deed is remembered for the snapshot and carried out at once. */
export function createMatchCommands(engine: Engine, clock: WorldClock) {
  const { calendar, context, pricer } = engine;

  /** Runs a deed on a match that allows it, then tells the listeners. */
  const command = (
    gameId: string,
    isAllowed: (match: Match) => boolean,
    deed: (match: Match) => void,
  ): CommandResult => {
    const match = calendar.match(gameId);
    if (!match || !isAllowed(match)) return false;
    calendar.remember(match);
    deed(match);
    engine.schedule(match);
    engine.flush();
    return true;
  };

  const setSuspended = (gameId: string, suspended: boolean) =>
    command(gameId, isOpen, (match) => {
      match.override.suspended = suspended;
      if (!suspended) match.suspendedUntil = 0;
      pricer.reprice(match);
    });

  return {
    goal: (gameId: string, side: 'H' | 'C') =>
      command(
        gameId,
        ({ status }) => status === 'live',
        (match) => {
          const points = match.fixture.league.gameType === 'FT' ? 1 : 2;
          (match.override.goals ??= []).push([clock.world, side, points]);
          scoreIn(context, match, clock.world, side, points);
        },
      ),

    cancelGoal: (gameId: string, side: 'H' | 'C') =>
      command(
        gameId,
        ({ stage, goals }) => stage === 'live' && goals.some((goal) => goal.side === side),
        (match) => {
          (match.override.cancelled ??= []).push([clock.world, side]);
          goalCancelledIn(context, match, clock.world, side);
        },
      ),

    correct: (gameId: string, finalScore: Score, halfTimeScore?: Score) => {
      const halfOf = (match: Match) => halfTimeScore ?? lower(match.halfTimeScore ?? match.score, finalScore);
      const isPossible = (match: Match) =>
        match.status === 'ended' &&
        isScore(finalScore) &&
        isScore(halfOf(match)) &&
        isWithin(halfOf(match), finalScore);
      return command(gameId, isPossible, (match) => {
        const half = halfOf(match);
        match.override.corrected = {
          at: clock.world,
          home: finalScore.home,
          away: finalScore.away,
          halfHome: half.home,
          halfAway: half.away,
        };
        correctResult(context, match, clock.world);
      });
    },

    winner: (_gameId: string, _runner: string) => false,

    suspend: (gameId: string) => setSuspended(gameId, true),
    resume: (gameId: string) => setSuspended(gameId, false),

    kickOff: (gameId: string) =>
      command(
        gameId,
        ({ stage }) => stage === 'early' || stage === 'today',
        (match) => {
          match.override.kickedOffAt = clock.world;
          match.startTime = clock.world;
          kickOffMatch(context, match, clock.world);
        },
      ),

    end: (gameId: string, finalScore?: Score, halfTimeScore?: Score) => {
      const scores = (match: Match) => {
        const full = finalScore ?? match.score;
        return { full, half: halfTimeScore ?? lower(match.halfTimeScore ?? match.score, full) };
      };
      const isPossible = (match: Match) => {
        const { full, half } = scores(match);
        return isOpen(match) && isScore(full) && isScore(half) && isWithin(half, full);
      };
      return command(gameId, isPossible, (match) => {
        const { full, half } = scores(match);
        match.override.ended = {
          at: clock.world,
          home: full.home,
          away: full.away,
          halfHome: half.home,
          halfAway: half.away,
        };
        forceOver(context, match);
      });
    },

    void: (gameId: string, code: VoidCode) =>
      command(gameId, isOpen, (match) => {
        match.override.voided = { at: clock.world, code };
        forceOver(context, match);
      }),
  };
}
