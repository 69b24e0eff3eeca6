import { clockText } from '../board/clockText.ts';
import type { SportsT } from '../messages/sportsT.ts';
import type { ScoreNews } from './scoreNews.ts';

/** More than this at once is one message: nobody reads five. */
const MOST_AT_ONCE = 3;

/** What the player reads of some news: a line each, or one for all where there are many (no storms). */
export function alertTexts(t: SportsT, news: readonly ScoreNews[], now: number): readonly string[] {
  if (news.length > MOST_AT_ONCE) return [t('alert.many', { count: new Set(news.map(({ match }) => match.id)).size })];
  return news.map((item) => textOf(t, item, now));
}

function textOf(t: SportsT, { event, match, home, away }: ScoreNews, now: number): string {
  const what = t(`alert.${event}`);
  const score = `${match.homeName} ${home} - ${away} ${match.awayName}`;
  const clock = event === 'goal' || event === 'goalCancelled' ? clockText(match, t, now) : '';
  return [what, score, clock].filter(Boolean).join(' · ');
}
