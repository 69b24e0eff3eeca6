import type { BettingWorld } from './bettingWorld.ts';
import type { OddsRule, RejectionReason, SeenPrice } from './betTypes.ts';
import { judgePrice, type Offer } from './judgePrice.ts';

/** One leg of a bet held against the board: what was seen, what is there, and why it may not stand. */
export interface Look {
  readonly seen: SeenPrice;
  readonly offer: Offer;
  readonly reason: RejectionReason | undefined;
}

/** Holds every leg against the board as it stands. */
export const lookAt = (world: BettingWorld, legs: readonly SeenPrice[], oddsRule: OddsRule): readonly Look[] =>
  legs.map((seen) => {
    const price = world.price(seen.oddsId);
    const offer = { price, match: price?.match ?? world.match(seen.gameId), worldTime: world.clock().at };
    return { seen, offer, reason: judgePrice({ ...seen, oddsRule }, offer) };
  });

/** Red cards of a running match, `H-C`. */
export function cardsText(world: BettingWorld, gameId: string): string {
  const game = world.game(gameId, 'zh-cn');
  return `${game?.rc_H ?? '0'}-${game?.rc_C ?? '0'}`;
}
