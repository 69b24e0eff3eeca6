import type { Match } from '@pavilion/domain-sports';
import type { SportsT } from '../messages/sportsT.ts';
import type { ScoreChange } from './detectScoreChanges.ts';

/** Maximum number of separate texts; more events at once become one summary. */
const MAX_AT_ONCE = 3;

/** Formats the clock of a match, such as `上半场 23′`. */
export type FormatClock = (match: Match, t: SportsT, now: number) => string;

/** Parts of a text that depend on the site and the time. */
export interface AlertTexts {
  readonly t: SportsT;
  readonly formatClock: FormatClock;
  readonly now: number;
}

/** Formats score events for toasts: one text per event, or one summary for many events. */
export function formatAlerts(events: readonly ScoreChange[], texts: AlertTexts): readonly string[] {
  if (events.length > MAX_AT_ONCE)
    return [texts.t('alert.many', { count: new Set(events.map(({ match }) => match.id)).size })];
  return events.map((item) => formatAlert(item, texts));
}

/** Whether the scores of a sport are goals. In `OP`, ice hockey has periods and American football has quarters. */
const hasGoals = ({ gameType, period }: Match): boolean =>
  gameType === 'FT' || gameType === 'VF' || (gameType === 'OP' && period.startsWith('p'));

/** Returns the message key of an event. A tennis match has sets; volleyball, table tennis and snooker have games. */
function getTitleKey({ event, match }: ScoreChange) {
  if (event === 'set') return match.gameType === 'TN' ? 'alert.set' : 'alert.game';
  if (hasGoals(match)) return `alert.${event}` as const;
  if (event === 'goal') return 'alert.score';
  return event === 'goalCancelled' ? 'alert.scoreCancelled' : (`alert.${event}` as const);
}

function formatAlert(change: ScoreChange, { t, formatClock, now }: AlertTexts): string {
  const { event, match, home, away } = change;
  const title = t(getTitleKey(change));
  const score = `${match.homeName} ${home} - ${away} ${match.awayName}`;
  const clock = event === 'goal' || event === 'goalCancelled' ? formatClock(match, t, now) : '';
  return [title, score, clock].filter(Boolean).join(' · ');
}
