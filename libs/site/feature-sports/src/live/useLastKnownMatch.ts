import type { Match } from '@pavilion/domain-sports';
import { useState } from 'react';
import { useMatch } from './useMatch.ts';

/** Returns the match, or its last state with its score after it has left the board. */
export function useLastKnownMatch(matchId: string): Match | undefined {
  const match = useMatch(matchId);
  const [seen, setSeen] = useState(match);
  if (match && match !== seen) setSeen(match);
  return match ?? (seen?.id === matchId ? seen : undefined);
}
