import type { Match } from '../entities/match.ts';

const hasScore = ({ score }: Match): boolean =>
  [score.home, score.away].some(({ fullTime = 0, set = 0, game = 0 }) => fullTime + set + game > 0);

/** Live at 0' with nothing scored: about to start (§4). A match that has moved to another period has started. */
export const isAboutToStart = (match: Match): boolean =>
  match.isLive &&
  (match.minute ?? 0) === 0 &&
  !hasScore(match) &&
  (match.period === 'notStarted' || match.period === 'firstHalf');
