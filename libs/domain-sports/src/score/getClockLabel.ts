import { isSetSport } from '../entities/gameType.ts';
import type { Match } from '../entities/match.ts';
import { isAboutToStart } from './isAboutToStart.ts';

/** Message key and values of a clock text; the site supplies the text (SPT-06). */
export interface ClockLabel {
  readonly key: ClockLabelKey;
  readonly values: {
    readonly minute?: number;
    readonly inning?: number;
    /** Half-inning of baseball. */
    readonly half?: 'top' | 'bottom';
    /** Number of the set or frame, from 1. */
    readonly part?: number;
    readonly text?: string;
  };
}

/**
 * `startsSoon` is an in-play match at 0' without a score. `kickOff` requires the date and time of `match.kickOffAt`.
 * `raw` contains an unknown period as the venue sent it.
 */
export type ClockLabelKey =
  | 'sports.clock.kickOff'
  | 'sports.clock.startsSoon'
  | 'sports.clock.firstHalf'
  | 'sports.clock.halfTime'
  | 'sports.clock.secondHalf'
  | 'sports.clock.q1'
  | 'sports.clock.q2'
  | 'sports.clock.q3'
  | 'sports.clock.q4'
  | 'sports.clock.p1'
  | 'sports.clock.p2'
  | 'sports.clock.p3'
  | 'sports.clock.overtime'
  | 'sports.clock.inning'
  | 'sports.clock.extraInnings'
  | 'sports.clock.set'
  | 'sports.clock.frame'
  | 'sports.clock.live'
  | 'sports.clock.ended'
  | 'sports.clock.postponed'
  | 'sports.clock.abandoned'
  | 'sports.clock.raw';

/** Inning from which baseball is shown as extra innings (§4). */
const EXTRA_INNINGS_FROM = 9;

const label = (key: ClockLabelKey, values: ClockLabel['values'] = {}): ClockLabel => ({ key, values });

const CLOSED: Readonly<Partial<Record<Match['status'], ClockLabelKey>>> = {
  ended: 'sports.clock.ended',
  postponed: 'sports.clock.postponed',
  abandoned: 'sports.clock.abandoned',
};

/**
 * Returns the number of the current set or frame: the length of the venue's list, or else the number of finished parts
 * plus 1.
 */
const runningPart = ({ parts, score: { home, away } }: Match): number =>
  Math.max(parts.length, (home.set ?? 0) + (away.set ?? 0) + (parts.length > 0 ? 0 : 1));

const inningLabel = ({ inning = 1, inningHalf: half }: Match): ClockLabel =>
  label(inning >= EXTRA_INNINGS_FROM ? 'sports.clock.extraInnings' : 'sports.clock.inning', {
    inning,
    ...(half === undefined ? {} : { half }),
  });

const periodLabel = (match: Match): ClockLabel => {
  const { period, minute } = match;
  if (isSetSport(match.gameType))
    return label(match.gameType === 'SK' ? 'sports.clock.frame' : 'sports.clock.set', { part: runningPart(match) });
  if (period === 'unknown') return label('sports.clock.raw', { text: match.periodText });
  if (period === 'notStarted') return label('sports.clock.live');
  if (period === 'halfTime') return label('sports.clock.halfTime');
  if (period === 'inning') return inningLabel(match);
  return label(`sports.clock.${period}`, minute === undefined ? {} : { minute });
};

/** Returns the clock text of a match (§4, SPT-06). */
export function getClockLabel(match: Match): ClockLabel {
  const closed = CLOSED[match.status];
  if (closed) return label(closed);
  if (!match.isLive) return label('sports.clock.kickOff');
  return isAboutToStart(match) ? label('sports.clock.startsSoon') : periodLabel(match);
}
