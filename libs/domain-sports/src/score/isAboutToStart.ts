import type { Match } from '../entities/match.ts';

const hasScore = ({ score }: Match): boolean =>
  [score.home, score.away].some(({ fullTime = 0, set = 0, game = 0 }) => fullTime + set + game > 0);

/** Whether an in-play match is at 0' without a score (§4). A match in another period has started. */
export const isAboutToStart = (match: Match): boolean =>
  match.isLive &&
  (match.minute ?? 0) === 0 &&
  !hasScore(match) &&
  (match.period === 'notStarted' || match.period === 'firstHalf');
