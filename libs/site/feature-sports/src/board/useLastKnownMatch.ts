import type { Match } from '@pavilion/domain-sports';
import { useState } from 'react';
import { useMatch } from './useMatch.ts';

/** A match as it was seen last: one that has left the board is remembered, its score too, while its part is on screen. */
export function useLastKnownMatch(matchId: string): Match | undefined {
  const match = useMatch(matchId);
  const [seen, setSeen] = useState(match);
  if (match && match !== seen) setSeen(match);
  return match ?? (seen?.id === matchId ? seen : undefined);
}
