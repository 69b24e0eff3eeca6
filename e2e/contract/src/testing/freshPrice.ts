import { type PlacedBet, type Player } from './createPlayer.ts';

const taken = new Set<string>();

/** An over price of a coming football match nobody has been given before, so that no bet is a second one on its pick. */
export async function freshPrice(player: Player, stake = '10.00'): Promise<PlacedBet> {
  const { games } = await player.board('FT', 'FU');
  for (const { gameId, odds } of games) {
    const price = odds.find(({ id, w, r, active }) => w === 'OU' && r === 'O' && active === 'Y' && !taken.has(id));
    if (!price) continue;
    taken.add(price.id);
    return { gameId, oddsId: price.id, w: price.w, r: price.r, line: price.line, price: price.price, stake };
  }
  throw new Error('no price is left');
}
