import { type SportBoard, type WireGame, type WireOdds } from '../world/index.ts';
import { hundredthsOf } from './hundredthsOf.ts';

/** Whether numbers say all there is to say of a price of the match. */
const isPackable =
  (gameId: string) =>
  ({ id, w, i, r, n, price, active }: WireOdds): boolean =>
    n > 0 && hundredthsOf(price, active) !== 0 && id === `${gameId}.${w}.${i}.${r}`;

/** Numbers things in the order in which they come; the same thing always the same. */
function createNumbering<Thing>() {
  const numbers = new Map<string, number>();
  const things: Thing[] = [];
  const numberOf = (key: string, thing: () => Thing): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, things.length);
    return things.push(thing()) - 1;
  };
  return { things, numberOf };
}

const shapePriceOf = ({ w, r, i, name }: WireOdds): NonNullable<SportBoard['shapes']>[number][number] =>
  name === undefined ? [w, r, i] : [w, r, i, name];

/**
 * A board for one who reads numbers: a third of the bytes, read in a quarter of the time.
 *
 * A match that numbers cannot tell of keeps its prices as they are.
 */
export function packBoard(board: SportBoard): SportBoard {
  const shapes = createNumbering<NonNullable<SportBoard['shapes']>[number]>();
  const lines = createNumbering<string>();
  const pack = (game: WireGame): WireGame => {
    if (!game.odds.every(isPackable(game.gameId))) return game;
    const shape = game.odds.map(shapePriceOf);
    const packed = [shapes.numberOf(JSON.stringify(shape), () => shape)];
    for (const { n, price, active, ver, line } of game.odds)
      packed.push(
        n,
        hundredthsOf(price, active),
        ver,
        lines.numberOf(line, () => line),
      );
    return { ...game, odds: [], packed };
  };
  return { ...board, games: board.games.map(pack), shapes: shapes.things, lines: lines.things };
}
