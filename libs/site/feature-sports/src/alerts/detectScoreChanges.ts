import { getDisplayedScore, type GameType, type Match } from '@pavilion/domain-sports';

/** What happened in a match that a player with money on it wants to hear. */
export type ScoreEvent = 'goal' | 'goalCancelled' | 'set' | 'halfTime' | 'periodEnd' | 'ended';

export interface ScoreChange {
  readonly event: ScoreEvent;
  readonly match: Match;
  readonly home: number;
  readonly away: number;
  /** The side whose score moved. */
  readonly side?: 'H' | 'C';
}

/** How a sport is told: every goal or run, every set or frame, or only the ends of its parts. */
const GOAL_SPORTS: readonly GameType[] = ['FT', 'VF', 'BS', 'OP'];
const SET_SPORTS: readonly GameType[] = ['TN', 'VB', 'TT', 'SK'];

const getComparableScore = (match: Match): { readonly home: number; readonly away: number } => {
  const { home = 0, away = 0 } = getDisplayedScore(match);
  return { home, away };
};

function scoreEvent(before: Match, after: Match): Omit<ScoreChange, 'match'> | undefined {
  const [was, is] = [getComparableScore(before), getComparableScore(after)];
  const moved = is.home - was.home + (is.away - was.away);
  if (was.home === is.home && was.away === is.away) return undefined;
  const side = was.home === is.home ? 'C' : 'H';
  if (SET_SPORTS.includes(after.gameType)) return moved > 0 ? { event: 'set', ...is, side } : undefined;
  if (!GOAL_SPORTS.includes(after.gameType)) return undefined;
  return { event: moved > 0 ? 'goal' : 'goalCancelled', ...is, side };
}

function periodEvent(before: Match, after: Match): ScoreEvent | undefined {
  if (after.status === 'ended') return before.status === 'ended' ? undefined : 'ended';
  if (after.period === before.period || !before.isLive || !after.isLive) return undefined;
  if (after.period === 'halfTime') return 'halfTime';
  return after.gameType === 'BK' && before.period !== 'notStarted' ? 'periodEnd' : undefined;
}

/**
 * What is news between two sights of one match; the first sight of a match is none.
 *
 * A basketball player is not told every basket, a tennis player not every game: quarters and sets are.
 */
export function detectScoreChanges(before: Match | undefined, after: Match): readonly ScoreChange[] {
  if (!before || before === after) return [];
  const scored = scoreEvent(before, after);
  const period = periodEvent(before, after);
  return [
    ...(scored ? [{ ...scored, match: after }] : []),
    ...(period ? [{ event: period, ...getComparableScore(after), match: after }] : []),
  ];
}

/** Names one event of one match, the same in every tab. */
export const buildScoreChangeKey = ({ event, match, home, away }: ScoreChange): string =>
  `${match.id} ${event} ${match.period} ${home}-${away}`;
