import { formatMinor, parseMinor } from '@pavilion/kernel';
import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { PlacedBet, Player } from './createPlayer.ts';

type Board = ResponseOf<'sport.board'>;
export type Game = Board['games'][number];
export type Odds = Game['odds'][number];

/** Price of a board with its match. */
export interface BoardPrice {
  readonly game: Game;
  readonly odds: Odds;
}

/** Creates the bet of a player on a displayed price. */
export const createBet = ({ game, odds }: BoardPrice, stake: string, more: Partial<PlacedBet> = {}): PlacedBet => ({
  gameId: game.gameId,
  oddsId: odds.id,
  w: odds.w,
  r: odds.r,
  line: odds.line,
  price: odds.price,
  stake,
  ...more,
});

type Fits = (odds: Odds, game: Game) => boolean;

/** Error of a board without a matching price, such as one whose matches have all been bet on. */
export class NoPriceError extends Error {
  constructor() {
    super('findPrice: no price of the board matches.');
  }
}

/** Returns the first matching price of a board. */
export function findPrice(board: Board, fits: Fits, skip: ReadonlySet<string> = new Set()) {
  for (const game of board.games) {
    if (skip.has(game.gameId)) continue;
    const odds = game.odds.find((each) => each.active === 'Y' && fits(each, game));
    if (odds) return { game, odds };
  }
  throw new NoPriceError();
}

/** Creates a function that returns football prices, each of a match that was not returned before. */
export function createPicker() {
  const used = new Set<string>();
  const choose = async (member: Player, showType: 'FT' | 'RB', fits: Fits) => {
    const found = findPrice(await member.board('FT', showType), fits, used);
    used.add(found.game.gameId);
    return found;
  };
  return { used, choose };
}

const toMinor = (text: string): bigint => parseMinor(text) ?? 0n;

/** Subtracts decimal texts exactly. */
export const subtractAmounts = (text: string, amount: string): string => formatMinor(toMinor(text) - toMinor(amount));
export const addAmounts = (text: string, amount: string): string => formatMinor(toMinor(text) + toMinor(amount));
