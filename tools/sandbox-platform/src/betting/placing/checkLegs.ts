import type { BettingWorld } from '../bets/bettingWorld.ts';
import type { OddsRule, RejectionReason, SlipPrice } from '../bets/betTypes.ts';
import { validatePrice, type Offer } from './validatePrice.ts';

/** One leg of a bet held against the board: what was seen, what is there, and why it may not stand. */
export interface LegCheck {
  readonly seen: SlipPrice;
  readonly offer: Offer;
  readonly reason: RejectionReason | undefined;
}

/** Holds every leg against the board as it stands. */
export const checkLegs = (world: BettingWorld, legs: readonly SlipPrice[], oddsRule: OddsRule): readonly LegCheck[] =>
  legs.map((seen) => {
    const price = world.price(seen.oddsId);
    const offer = { price, match: price?.match ?? world.match(seen.gameId), worldTime: world.clock().at };
    return { seen, offer, reason: validatePrice({ ...seen, oddsRule }, offer) };
  });

/** Red cards of a running match, `H-C`. */
export function cardsText(world: BettingWorld, gameId: string): string {
  const game = world.game(gameId, 'zh-cn');
  return `${game?.rc_H ?? '0'}-${game?.rc_C ?? '0'}`;
}
