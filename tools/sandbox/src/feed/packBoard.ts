import type { SportBoard, WireGame, WireOdds, WireShapePrice } from '@pavilion/sandbox-world';
import { toHundredths } from './toHundredths.ts';

/** Whether the packed form can represent a price of the match. */
const isPackable =
  (gameId: string) =>
  ({ id, w, i, r, n, price, active }: WireOdds): boolean =>
    n > 0 && toHundredths(price, active) !== 0 && id === `${gameId}.${w}.${i}.${r}`;

/** Creates a list that assigns numbers to values in order of appearance. Values with equal JSON share a number. */
function createNumbering<Thing>() {
  const numbers = new Map<string, number>();
  const things: Thing[] = [];
  const getNumber = (thing: Thing): number => {
    const key = JSON.stringify(thing);
    const number = numbers.get(key) ?? things.push(thing) - 1;
    numbers.set(key, number);
    return number;
  };
  return { things, getNumber };
}

const toShapePrice = ({ w, r, i, name }: WireOdds): WireShapePrice =>
  name === undefined ? [w, r, i] : [w, r, i, name];

/**
 * Converts a board to its packed form: about 1/3 of the bytes and 1/4 of the parsing time.
 *
 * A match with a price that has no number stays unpacked.
 */
export function packBoard(board: SportBoard): SportBoard {
  const shapes = createNumbering<WireShapePrice[]>();
  const lines = createNumbering<string>();
  const pack = (game: WireGame): WireGame => {
    if (!game.odds.every(isPackable(game.gameId))) return game;
    const packed = [shapes.getNumber(game.odds.map(toShapePrice))];
    for (const { n, price, active, ver, line } of game.odds)
      packed.push(n, toHundredths(price, active), ver, lines.getNumber(line));
    return { ...game, odds: [], packed };
  };
  return { ...board, games: board.games.map(pack), shapes: shapes.things, lines: lines.things };
}
