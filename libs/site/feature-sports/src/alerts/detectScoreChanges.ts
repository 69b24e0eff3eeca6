import { getDisplayedScore, type GameType, type Match } from '@pavilion/domain-sports';
import type { EventClaim } from './claimForOneTab.ts';

/** Match event that is reported to a player with a stake in the match. */
export type ScoreEvent = 'start' | 'goal' | 'goalCancelled' | 'set' | 'halfTime' | 'periodEnd' | 'ended';

interface ComparableScore {
  readonly home: number;
  readonly away: number;
}

export interface ScoreChange extends ComparableScore {
  readonly event: ScoreEvent;
  readonly match: Match;
  /** Score before the event, if the event has changed it. */
  readonly before?: ComparableScore;
  /** Side whose score changed. */
  readonly side?: 'H' | 'C';
}

/** Sports with an alert for every goal or run. */
const GOAL_SPORTS: readonly GameType[] = ['FT', 'VF', 'BS', 'OP'];
const SET_SPORTS: readonly GameType[] = ['TN', 'VB', 'TT', 'SK'];

const getComparableScore = (match: Match): ComparableScore => {
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
  return { event: difference > 0 ? 'goal' : 'goalCancelled', ...is, side, before: was };
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

type KeyParts = Pick<ScoreChange, 'event' | 'match' | 'home' | 'away'>;

const buildKey = ({ event, match, home, away }: KeyParts): string =>
  `${match.id} ${event} ${match.period} ${home}-${away}`;

const REVERSED: Readonly<Partial<Record<ScoreEvent, ScoreEvent>>> = { goal: 'goalCancelled', goalCancelled: 'goal' };

/** Builds the claim of an event; it is equal in every tab. A goal after a cancelled one has the key of that one. */
export function buildScoreClaim(change: ScoreChange): EventClaim {
  const { event, match, before } = change;
  const reversed = REVERSED[event];
  const key = buildKey(change);
  return reversed && before ? { key, releasedKey: buildKey({ event: reversed, match, ...before }) } : { key };
}
