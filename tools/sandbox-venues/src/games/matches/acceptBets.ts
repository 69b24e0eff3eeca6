import type { MatchMoment } from '../esports/markets/priceMarkets.ts';
import { hasEvent, priceMarkets } from '../esports/markets/priceMarkets.ts';
import type { AcceptRule, RoundOrder } from '../orders/roundOrder.ts';
import { RoundRefusal } from '../orders/roundRefusal.ts';

/** Time after which a bet on a live match is accepted, unless one of its markets has had an event (B9). */
export const IN_PLAY_DELAY_MS = 3_000;

const acceptsPrice: Readonly<Record<AcceptRule, (seen: number, current: number) => boolean>> = {
  none: (seen, current) => seen === current,
  better: (seen, current) => current >= seen,
  any: () => true,
};

/** Returns the current prices of a match by spot, in hundredths; 0 while a market takes no bets. */
export const listPrices = (moment: MatchMoment): ReadonlyMap<string, number> =>
  new Map(
    priceMarkets(moment).flatMap(({ status, selections }) =>
      selections.map(({ key, price }) => [key, status === 'open' ? price : 0] as const),
    ),
  );

/**
 * Returns the current prices of the bets of an order by spot.
 *
 * @throws RoundRefusal if a market takes no bets, or a price has moved against the rule of the order (B7)
 */
export function requirePrices({ bets, accept }: RoundOrder, moment: MatchMoment): ReadonlyMap<string, number> {
  const offered = listPrices(moment);
  return new Map(
    bets.map(({ spot, price: seen }) => {
      const current = offered.get(spot) ?? 0;
      if (seen === undefined) throw new RoundRefusal('badRequest');
      if (current === 0) throw new RoundRefusal('suspended');
      if (!acceptsPrice[accept](seen, current)) throw new RoundRefusal('priceMoved');
      return [spot, current];
    }),
  );
}

/** Whether a bet was placed during its match, so that it waits for the in-play delay. */
export const isInPlay = (placedAt: Date, startsAt: number): boolean => placedAt.getTime() >= startsAt;

/** Whether an event of a market in the in-play delay refuses a bet. `placed` is the time since the start of the match. */
export const isInterrupted = (
  market: Parameters<typeof hasEvent>[0],
  match: Parameters<typeof hasEvent>[1],
  placed: number,
): boolean => placed >= 0 && hasEvent(market, match, { from: placed, to: placed + IN_PLAY_DELAY_MS });
