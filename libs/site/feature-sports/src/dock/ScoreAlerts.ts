import { useScoreAlerts } from '../alerts/useScoreAlerts.ts';
import { formatClock } from '../parts/formatClock.ts';
import { useBetMatches } from '../bets/useBetMatches.ts';
import type { OpenBetsState } from '../bets/useOpenBets.ts';

/** Runs the score alerts without output. A separate component, so that a selection renders it instead of the dock. */
export function ScoreAlerts({ bets }: { readonly bets: OpenBetsState }) {
  useScoreAlerts(useBetMatches(bets.list), formatClock);
  return null;
}
