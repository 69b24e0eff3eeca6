import type { Match } from './match.ts';

/** Whether nothing of a match opens again: it has ended or was abandoned, and may stand on its board for a while yet. */
export const isMatchOver = (match: Match | undefined): boolean =>
  match?.status === 'ended' || match?.status === 'abandoned';
