import type { BettingWorld } from '../bets/bettingWorld.ts';
import type { OddsRule, RejectionReason, SlipPrice } from '../bets/betTypes.ts';
import { validatePrice, type Offer } from './validatePrice.ts';

/** Check of one leg against the board: its slip price, the current offer and the reason of a rejection. */
export interface LegCheck {
  readonly seen: SlipPrice;
  readonly offer: Offer;
  readonly reason: RejectionReason | undefined;
}

/** Checks all legs against the current board. */
export const checkLegs = (world: BettingWorld, legs: readonly SlipPrice[], oddsRule: OddsRule): readonly LegCheck[] =>
  legs.map((seen) => {
    const price = world.price(seen.oddsId);
    const offer = { price, match: price?.match ?? world.match(seen.gameId), worldTime: world.clock().at };
    return { seen, offer, reason: validatePrice({ ...seen, oddsRule }, offer) };
  });

/** Formats the red cards of a running match as `H-C`. */
export function formatCards(world: BettingWorld, gameId: string): string {
  const game = world.game(gameId, 'zh-cn');
  return `${game?.rc_H ?? '0'}-${game?.rc_C ?? '0'}`;
}
