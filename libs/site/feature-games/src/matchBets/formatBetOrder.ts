import { formatOdds, parsePrice } from '@pavilion/domain-sports';
import { formatCny } from '@pavilion/wallet';
import type { MatchBetState } from './createMatchBets.ts';

/** Formats stake and price of the order, and the teams if the slip holds its selection: after a reload it is empty. */
export function formatBetOrder({ slip, placement }: MatchBetState): string {
  const request = placement.bets[0]?.request;
  if (request?.kind !== 'single') return '';
  const order = `${formatCny(request.stake)} @ ${formatOdds(parsePrice(request.price), 'E')}`;
  const held = slip.selections[0];
  return held?.id === request.oddsId ? `${held.homeName} – ${held.awayName} · ${order}` : order;
}
