import { useScoreAlerts } from '../alerts/useScoreAlerts.ts';
import { useBetMatches } from '../bets/useBetMatches.ts';
import type { OpenBetsState } from '../bets/useOpenBets.ts';

/** Tells goals of the matches the player has a stake in and draws nothing: a pick renders this leaf, not the dock. */
export function ScoreAlerts({ bets }: { readonly bets: OpenBetsState }) {
  useScoreAlerts(useBetMatches(bets.list));
  return null;
}
