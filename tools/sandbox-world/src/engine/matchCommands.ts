import type { CommandResult, Score, VoidCode } from '../definitions/worldTypes.ts';
import type { Engine } from './engine.ts';
import { isDecidedBySets, type Match } from '../match/match.ts';
import { applyCorrection, applyForcedEnd, applyGoalCancellation, kickOffMatch, applyScore } from './matchTimeline.ts';
import type { WorldClock } from './worldClock.ts';

const isOpen = ({ stage }: Match) => stage === 'early' || stage === 'today' || stage === 'live';

const isScore = ({ home, away }: Score) =>
  [home, away].every((goals) => Number.isInteger(goals) && goals >= 0 && goals < 1000);

const isWithin = (half: Score, full: Score) => half.home <= full.home && half.away <= full.away;

const getLowerScore = (a: Score, b: Score): Score => ({
  home: Math.min(a.home, b.home),
  away: Math.min(a.away, b.away),
});

/** Whether a result is possible. In sports of sets or frames, no side can win more than the match requires. */
function isResult(match: Match, full: Score, half: Score): boolean {
  if (!isScore(full) || !isScore(half)) return false;
  if (!isDecidedBySets(match)) return isWithin(half, full);
  const most = (match.fixture.league.bestOf + 1) / 2;
  return Math.max(full.home, full.away) <= most && full.home + full.away < 2 * most;
}

/** Dependencies of the commands. */
interface CommandPorts {
  readonly engine: Engine;
  readonly clock: WorldClock;
  /** Runs an action on a match if it is allowed, then notifies the listeners. */
  readonly command: (
    gameId: string,
    isAllowed: (match: Match) => boolean,
    deed: (match: Match) => void,
  ) => CommandResult;
}

function createCommand(engine: Engine): CommandPorts['command'] {
  return (gameId, isAllowed, deed) => {
    const match = engine.match(gameId);
    if (!match || !isAllowed(match)) return false;
    engine.calendar.keepOverride(match);
    deed(match);
    engine.schedule(match);
    engine.flush();
    return true;
  };
}

const createResult = (at: number, full: Score, half: Score) => ({
  at,
  home: full.home,
  away: full.away,
  halfHome: half.home,
  halfAway: half.away,
});

const createGoalCommands = ({ engine: { context }, clock, command }: CommandPorts) => ({
  goal: (gameId: string, side: 'H' | 'C') =>
    command(
      gameId,
      ({ status, model }) => status === 'live' && model.goalPoints > 0,
      (match) => {
        const points = match.model.goalPoints;
        (match.override.goals ??= []).push([clock.world, side, points]);
        applyScore(context, match, { at: clock.world, side, points });
      },
    ),

  cancelGoal: (gameId: string, side: 'H' | 'C') =>
    command(
      gameId,
      ({ stage, goals }) => stage === 'live' && goals.some((goal) => goal.side === side),
      (match) => {
        (match.override.cancelled ??= []).push([clock.world, side]);
        applyGoalCancellation(context, match, { at: clock.world, side });
      },
    ),
});

const createResultCommands = ({ engine: { context }, clock, command }: CommandPorts) => ({
  end: (gameId: string, finalScore?: Score, halfTimeScore?: Score) => {
    const scores = (match: Match) => {
      const full = finalScore ?? (isDecidedBySets(match) ? match.sets : match.score);
      return { full, half: halfTimeScore ?? getLowerScore(match.halfTimeScore ?? match.score, full) };
    };
    const isPossible = (match: Match) => {
      const { full, half } = scores(match);
      return isOpen(match) && !match.fixture.runners && isResult(match, full, half);
    };
    return command(gameId, isPossible, (match) => {
      const { full, half } = scores(match);
      match.override.ended = createResult(clock.world, full, half);
      applyForcedEnd(context, match);
    });
  },

  correct: (gameId: string, finalScore: Score, halfTimeScore?: Score) => {
    const getHalfTimeScore = (match: Match) =>
      halfTimeScore ?? getLowerScore(match.halfTimeScore ?? match.score, finalScore);
    const isPossible = (match: Match) =>
      match.status === 'ended' && !match.fixture.runners && isResult(match, finalScore, getHalfTimeScore(match));
    return command(gameId, isPossible, (match) => {
      match.override.corrected = createResult(clock.world, finalScore, getHalfTimeScore(match));
      applyCorrection(context, match);
    });
  },

  winner: (gameId: string, runner: string) =>
    command(
      gameId,
      (match) => isOpen(match) && match.fixture.runners?.[Number(runner) - 1] !== undefined,
      (match) => {
        match.override.winner = { at: clock.world, runner: String(Number(runner)) };
        applyForcedEnd(context, match);
      },
    ),

  void: (gameId: string, code: VoidCode) =>
    command(gameId, isOpen, (match) => {
      match.override.voided = { at: clock.world, code };
      applyForcedEnd(context, match);
    }),
});

function createOfferCommands({ engine: { context, pricer }, clock, command }: CommandPorts) {
  const setSuspended = (gameId: string, suspended: boolean) =>
    command(gameId, isOpen, (match) => {
      match.override.suspended = suspended;
      if (!suspended) match.suspendedUntil = 0;
      pricer.reprice(match);
    });
  return {
    suspend: (gameId: string) => setSuspended(gameId, true),
    resume: (gameId: string) => setSuspended(gameId, false),

    kickOff: (gameId: string) =>
      command(
        gameId,
        ({ stage, fixture }) => (stage === 'early' || stage === 'today') && !fixture.runners,
        (match) => {
          match.override.kickedOffAt = clock.world;
          match.startTime = clock.world;
          kickOffMatch(context, match, clock.world);
        },
      ),
  };
}

/** Creates the console commands of matches. Each command takes effect at once and is stored for the snapshot. */
export function createMatchCommands(engine: Engine, clock: WorldClock) {
  const ports: CommandPorts = { engine, clock, command: createCommand(engine) };
  return { ...createGoalCommands(ports), ...createResultCommands(ports), ...createOfferCommands(ports) };
}
