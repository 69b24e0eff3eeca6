import type { Match } from './match.ts';

/** Whether a match has ended or was abandoned. It may remain on its board for a while. */
export const isMatchOver = (match: Match | undefined): boolean =>
  match?.status === 'ended' || match?.status === 'abandoned';
