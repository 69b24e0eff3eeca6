import type { PlacedBet, Player } from './createPlayer.ts';

/** Matches that were returned for each player's session. */
const taken = new WeakMap<Player['session'], Set<string>>();

/**
 * Returns a bet on the home win of a coming football match. Each match is returned once per player, because a second
 * bet on it is refused. The bet accepts any price and has no line, so a restarted world with new prices accepts it.
 */
export async function createFreshBet(player: Player, stake = '10.00'): Promise<PlacedBet> {
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
  throw new Error('createFreshBet: no unused match is left.');
}
