import { parseMinor } from '@pavilion/kernel';
import type { BetRequest, Order, SeriesRequest } from '../bets/betTypes.ts';

/** Converts a request for a single to an order with one leg. */
export const toSingleOrder = ({ requestId, gameId, oddsId, w, r, line, price, ...bet }: BetRequest): Order => ({
  kind: 'single',
  requestId,
  legs: [{ gameId, oddsId, w, r, line, price }],
  systems: [],
  oddsRule: bet.oddsRule,
  unitStake: parseMinor(bet.stake),
});

/** Converts a request for a parlay to an order, with the legs in the order of the slip. */
export const toSeriesOrder = ({ requestId, legs, systems, oddsRule, unitStake }: SeriesRequest): Order => ({
  kind: 'series',
  requestId,
  legs,
  systems,
  oddsRule,
  unitStake: parseMinor(unitStake),
});
