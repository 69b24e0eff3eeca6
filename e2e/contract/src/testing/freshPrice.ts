import { type PlacedBet, type Player } from './createPlayer.ts';

const taken = new Set<string>();

/** An over price of a coming football match nobody has been given before: a second bet on a match would be refused. */
export async function freshPrice(player: Player, stake = '10.00'): Promise<PlacedBet> {
  const { games } = await player.board('FT', 'FU');
  for (const { gameId, odds } of games) {
    const price = odds.find(({ w, r, active }) => w === 'OU' && r === 'O' && active === 'Y');
    if (!price || taken.has(gameId)) continue;
    taken.add(gameId);
    return { gameId, oddsId: price.id, w: price.w, r: price.r, line: price.line, price: price.price, stake };
  }
  throw new Error('no price is left');
}
