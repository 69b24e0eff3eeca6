import { getDisplayedScore, type Match } from '@pavilion/domain-sports';

/** Joins two scores with non-breaking spaces, so that a line never breaks between them. */
const joinScores = (home: number, away = 0): string => `${home}\u00a0-\u00a0${away}`;

/** Formats the score of a running match with its current part: `1 - 0`, `1 - 0 (4 - 5)`; empty before the start. */
export function formatScore(match: Match): string {
  const score = match.isLive ? formatTotalScore(match) : '';
  const { detail } = getDisplayedScore(match);
  const inner = detail?.home === undefined ? '' : ` (${joinScores(detail.home, detail.away)})`;
  return score && score + inner;
}

/** Formats the final score of a match: `2 - 1`; empty until it has ended. */
export const formatFinalScore = (match: Match): string => (match.status === 'ended' ? formatTotalScore(match) : '');

function formatTotalScore(match: Match): string {
  const { home, away } = getDisplayedScore(match);
  return home === undefined ? '' : joinScores(home, away);
}
