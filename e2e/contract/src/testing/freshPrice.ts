import { type PlacedBet, type Player } from './createPlayer.ts';

const taken = new Set<string>();

/**
 * The home win of a coming football match nobody has been given before: a second bet on a match would be refused. Taken
 * at any price and without a line, so that a world which starts again and prices anew still takes it.
 */
export async function freshPrice(player: Player, stake = '10.00'): Promise<PlacedBet> {
  const { games } = await player.board('FT', 'FU');
  for (const { gameId, odds } of games) {
    const price = odds.find(({ w, r, active }) => w === 'M' && r === 'H' && active === 'Y');
    if (!price || taken.has(gameId)) continue;
    taken.add(gameId);
    return {
      gameId,
      oddsId: price.id,
      w: price.w,
      r: price.r,
      line: price.line,
      price: price.price,
      stake,
      oddsRule: 'any',
    };
  }
  throw new Error('no price is left');
}
