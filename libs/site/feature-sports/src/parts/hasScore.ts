import type { Match } from '@pavilion/domain-sports';

/** Whether a match has a score: it is played, or has ended. */
export const hasScore = ({ isLive, status }: Pick<Match, 'isLive' | 'status'>): boolean => isLive || status === 'ended';
