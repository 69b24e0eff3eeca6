import { getDisplayedScore, type GameType, type Match } from '@pavilion/domain-sports';

/** Match event that is reported to a player with a stake in the match. */
export type ScoreEvent = 'start' | 'goal' | 'goalCancelled' | 'set' | 'halfTime' | 'periodEnd' | 'ended';

export interface ScoreChange {
  readonly event: ScoreEvent;
  readonly match: Match;
  readonly home: number;
  readonly away: number;
  /** Side whose score changed. */
  readonly side?: 'H' | 'C';
}

/** Sports with an alert for every goal or run. */
const GOAL_SPORTS: readonly GameType[] = ['FT', 'VF', 'BS', 'OP'];
const SET_SPORTS: readonly GameType[] = ['TN', 'VB', 'TT', 'SK'];

const getComparableScore = (match: Match): { readonly home: number; readonly away: number } => {
  const { home = 0, away = 0 } = getDisplayedScore(match);
  return { home, away };
};

function detectScoreEvent(before: Match, after: Match): Omit<ScoreChange, 'match'> | undefined {
  const [was, is] = [getComparableScore(before), getComparableScore(after)];
  const difference = is.home - was.home + (is.away - was.away);
  if (was.home === is.home && was.away === is.away) return undefined;
  const side = was.home === is.home ? 'C' : 'H';
  if (SET_SPORTS.includes(after.gameType)) return difference > 0 ? { event: 'set', ...is, side } : undefined;
  if (!GOAL_SPORTS.includes(after.gameType)) return undefined;
  return { event: difference > 0 ? 'goal' : 'goalCancelled', ...is, side };
}

function detectPeriodEvent(before: Match, after: Match): ScoreEvent | undefined {
  if (after.status === 'ended') return before.status === 'ended' ? undefined : 'ended';
  if (!before.isLive && after.isLive && before.status === 'scheduled') return 'start';
  if (after.period === before.period || !before.isLive || !after.isLive) return undefined;
  if (after.period === 'halfTime') return 'halfTime';
  return after.gameType === 'BK' && before.period !== 'notStarted' ? 'periodEnd' : undefined;
}

/**
 * Returns the events between two states of a match; none for its first state.
 *
 * Basketball baskets and tennis games are too frequent to report: their quarters and sets are reported instead.
 */
export function detectScoreChanges(before: Match | undefined, after: Match): readonly ScoreChange[] {
  if (!before || before === after) return [];
  const scored = detectScoreEvent(before, after);
  const period = detectPeriodEvent(before, after);
  return [
    ...(scored ? [{ ...scored, match: after }] : []),
    ...(period ? [{ event: period, ...getComparableScore(after), match: after }] : []),
  ];
}

/** Builds the key of an event; it is equal in every tab. */
export const buildScoreChangeKey = ({ event, match, home, away }: ScoreChange): string =>
  `${match.id} ${event} ${match.period} ${home}-${away}`;
