import type { PlacedBet, Player } from './createPlayer.ts';

/** Matches by who was given them, as their browser's session tells them apart. */
const taken = new WeakMap<Player['session'], Set<string>>();

/**
 * The home win of a coming football match the player has not been given before: a second bet on a match would be refused. Taken
 * at any price and without a line, so that a world which starts again and prices anew still takes it.
 */
export async function freshPrice(player: Player, stake = '10.00'): Promise<PlacedBet> {
  const own = taken.get(player.session) ?? new Set();
  taken.set(player.session, own);
  const { games } = await player.board('FT', 'FU');
  for (const { gameId, odds } of games) {
    const price = odds.find(({ w, r, active }) => w === 'M' && r === 'H' && active === 'Y');
    if (!price || own.has(gameId)) continue;
    own.add(gameId);
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
