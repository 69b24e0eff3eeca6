import type { WireBoard, WireShapePrice } from '../entities/wire.ts';
import { parseSide } from '../odds/side.ts';
import type { BoardState, PriceReader } from '../board/boardState.ts';
import { packNumbers, type WireShape } from './matchPrices.ts';
import { createPriceShape, type PriceSlot } from './priceSlots.ts';

/** Reads a shape. A price of an unknown side is skipped and the last price of a repeated id is kept, as on a board of named prices. */
function readShape(prices: readonly WireShapePrice[]): WireShape {
  const read = new Map<string, { readonly slot: PriceSlot; readonly place: number }>();
  prices.forEach(([playCode, sent, rank, name], place) => {
    const side = parseSide(sent);
    const key = `.${playCode}.${rank}.${sent}`;
    if (side) read.set(key, { slot: { key, playCode, side, rank, name }, place });
  });
  const all = [...read.values()];
  return { shape: createPriceShape(all.map(({ slot }) => slot)), places: all.map(({ place }) => place) };
}

/** Creates the reader of packed prices (`WireBoard.shapes`). It returns `undefined` for a match whose prices are named. */
export function createPackReader({ told, internLine }: BoardState, board: WireBoard): PriceReader {
  const shapes = board.shapes?.map(readShape) ?? [];
  const lines = board.lines?.map(internLine) ?? [];
  return ({ packed }) => {
    const own = packed && shapes[packed[0] ?? -1];
    return own && packNumbers(told, own, { packed, known: lines });
  };
}
