import { formatClock } from '../board/formatClock.ts';
import type { SportsT } from '../messages/sportsT.ts';
import type { ScoreChange } from './detectScoreChanges.ts';

/** Maximum number of separate texts; more events at once become one summary. */
const MAX_AT_ONCE = 3;

/** Formats score events for toasts: one text per event, or one summary for many events. */
export function formatAlerts(t: SportsT, events: readonly ScoreChange[], now: number): readonly string[] {
  if (events.length > MAX_AT_ONCE)
    return [t('alert.many', { count: new Set(events.map(({ match }) => match.id)).size })];
  return events.map((item) => formatAlert(t, item, now));
}

function formatAlert(t: SportsT, { event, match, home, away }: ScoreChange, now: number): string {
  const title = t(`alert.${event}`);
  const score = `${match.homeName} ${home} - ${away} ${match.awayName}`;
  const clock = event === 'goal' || event === 'goalCancelled' ? formatClock(match, t, now) : '';
  return [title, score, clock].filter(Boolean).join(' · ');
}
