import { useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';
import { createMatchBets, type MatchBets } from './createMatchBets.ts';

/** Runs the bets of a member until the component is unmounted. Give the component the member as its key. */
export function useMatchBetController(userId: string): MatchBets {
  const services = useServices();
  const [bets] = useState(() => createMatchBets(services, userId));
  useEffect(() => () => bets.dispose(), [bets]);
  return bets;
}
