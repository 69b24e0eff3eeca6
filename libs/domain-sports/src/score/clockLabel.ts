import { type Match } from '../entities/match.ts';

/** A text by its key and values; the site turns it into words (SPT-06). */
export interface ClockLabel {
  readonly key: ClockLabelKey;
  readonly values: { readonly minute?: number; readonly inning?: number; readonly text?: string };
}

/**
 * `startsSoon` is live at 0' without a score; `kickOff` asks for the date and time of `match.kickOffAt`;
 * `raw` carries what the venue wrote and we do not know.
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
  | 'sports.clock.overtime'
  | 'sports.clock.inning'
  | 'sports.clock.extraInnings'
  | 'sports.clock.live'
  | 'sports.clock.ended'
  | 'sports.clock.postponed'
  | 'sports.clock.abandoned'
  | 'sports.clock.raw';

/** Baseball is in extra innings from this one on (§4). */
const EXTRA_INNINGS_FROM = 9;

const label = (key: ClockLabelKey, values: ClockLabel['values'] = {}): ClockLabel => ({ key, values });

const hasScore = ({ score }: Match): boolean =>
  [score.home, score.away].some(({ fullTime = 0, set = 0, game = 0 }) => fullTime + set + game > 0);

/** Live at 0' with nothing scored: about to start (§4). A match that has moved to another period has started. */
const isAboutToStart = (match: Match): boolean =>
  match.isLive &&
  (match.minute ?? 0) === 0 &&
  !hasScore(match) &&
  (match.period === 'notStarted' || match.period === 'firstHalf');

const CLOSED: Readonly<Partial<Record<Match['status'], ClockLabelKey>>> = {
  ended: 'sports.clock.ended',
  postponed: 'sports.clock.postponed',
  abandoned: 'sports.clock.abandoned',
};

const periodLabel = (match: Match): ClockLabel => {
  const { period, minute, inning } = match;
  if (period === 'unknown') return label('sports.clock.raw', { text: match.periodText });
  if (period === 'notStarted') return label('sports.clock.live');
  if (period === 'halfTime') return label('sports.clock.halfTime');
  if (period === 'inning')
    return label((inning ?? 0) >= EXTRA_INNINGS_FROM ? 'sports.clock.extraInnings' : 'sports.clock.inning', {
      inning: inning ?? 1,
    });
  return label(`sports.clock.${period}`, minute === undefined ? {} : { minute });
};

/** What stands where the clock of a match is (§4, SPT-06). */
export function clockLabel(match: Match): ClockLabel {
  const closed = CLOSED[match.status];
  if (closed) return label(closed);
  if (!match.isLive) return label('sports.clock.kickOff');
  return isAboutToStart(match) ? label('sports.clock.startsSoon') : periodLabel(match);
}
