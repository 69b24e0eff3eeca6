import { useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';
import { createMatchBets, type MatchBets } from './createMatchBets.ts';

/** Runs the bets of a member while the lobby is open; `undefined` before the first effect. */
export function useMatchBetController(userId: string): MatchBets | undefined {
  const services = useServices();
  const [bets, setBets] = useState<MatchBets>();
  useEffect(() => {
    const created = createMatchBets(services, userId);
    setBets(created);
    return () => created.dispose();
  }, [services, userId]);
  return bets;
}
