import { shownScore, type Match } from '@pavilion/domain-sports';

/** The score of a running match, with what its sport counts inside: `1 - 0`, `1 - 0 (4 - 5)`; empty before the start. */
export function scoreText(match: Match): string {
  if (!match.isLive) return '';
  const { home, away, detail } = shownScore(match);
  if (home === undefined) return '';
  const inner = detail?.home === undefined ? '' : ` (${detail.home} - ${detail.away ?? 0})`;
  return `${home} - ${away ?? 0}${inner}`;
}
