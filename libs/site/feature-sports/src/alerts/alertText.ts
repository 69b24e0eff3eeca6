import { formatClock } from '../board/formatClock.ts';
import type { SportsT } from '../messages/sportsT.ts';
import type { ScoreChange } from './detectScoreChanges.ts';

/** More than this at once is one message: nobody reads five. */
const MAX_AT_ONCE = 3;

/** What the player reads of some news: a line each, or one for all where there are many (no storms). */
export function formatAlerts(t: SportsT, news: readonly ScoreChange[], now: number): readonly string[] {
  if (news.length > MAX_AT_ONCE) return [t('alert.many', { count: new Set(news.map(({ match }) => match.id)).size })];
  return news.map((item) => formatAlert(t, item, now));
}

function formatAlert(t: SportsT, { event, match, home, away }: ScoreChange, now: number): string {
  const what = t(`alert.${event}`);
  const score = `${match.homeName} ${home} - ${away} ${match.awayName}`;
  const clock = event === 'goal' || event === 'goalCancelled' ? formatClock(match, t, now) : '';
  return [what, score, clock].filter(Boolean).join(' · ');
}
