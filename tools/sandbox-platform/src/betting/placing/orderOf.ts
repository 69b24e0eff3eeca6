import { parseMinor } from '@pavilion/kernel';
import type { BetRequest, Order, SeriesRequest } from '../bets/betTypes.ts';

/** A single: one leg, one unit. */
export const toSingleOrder = ({ requestId, gameId, oddsId, w, r, line, price, ...bet }: BetRequest): Order => ({
  kind: 'single',
  requestId,
  legs: [{ gameId, oddsId, w, r, line, price }],
  systems: [],
  oddsRule: bet.oddsRule,
  unitStake: parseMinor(bet.stake),
});

/** A series: its legs in the order the slip has them. */
export const toSeriesOrder = ({ requestId, legs, systems, oddsRule, unitStake }: SeriesRequest): Order => ({
  kind: 'series',
  requestId,
  legs,
  systems,
  oddsRule,
  unitStake: parseMinor(unitStake),
});
