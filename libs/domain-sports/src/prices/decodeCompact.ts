import type { WireBoard, WireGameInput, WireShapePrice } from '../entities/wire.ts';
import { parseSide } from '../plays/side.ts';
import type { MatchPrices } from './matchPrices.ts';
import { createPriceShape, type PriceShape, type PriceSlot } from './priceSlots.ts';
import { appendPrice, getTableEnd, toPriceUnits, writeActive, type PriceTable } from './priceTable.ts';

/** Format of a packed match: the number of its shape, then number, hundredths, version and line of each price. */
const WIRE_HEAD = 1;
const WIRE_SPAN = 4;

/** A shape of the wire: its valid prices and their indexes on the wire. */
interface WireShape {
  readonly shape: PriceShape;
  readonly indexes: readonly number[];
}

/** A match of a packed board. */
interface PackedMatch {
  /** Format: see `WireBoard.shapes`. */
  readonly packed: readonly number[];
  /** Lines of the board, by number. */
  readonly boardLines: readonly string[];
}

/** Reads the prices of a match in a packed board. Returns `undefined` if the prices are named. */
export type PriceReader = (wire: WireGameInput) => MatchPrices | undefined;

/** Table for the prices of a board, and a function that returns one shared string for equal lines. */
export interface PriceTarget {
  readonly priceTable: PriceTable;
  readonly internLine: (line: string) => string;
}

/** Adds the prices of a match of a packed board to the table. A missing value is 0, which is no price. */
function addPackedPrices(
  table: PriceTable,
  { shape, indexes }: WireShape,
  { packed, boardLines }: PackedMatch,
): MatchPrices {
  const start = getTableEnd(table);
  const lines = new Array<string>(indexes.length).fill('');
  const numbers = new Array<number | undefined>(indexes.length).fill(undefined);
  for (let at = 0; at < indexes.length; at += 1) {
    const sent = WIRE_HEAD + (indexes[at] ?? 0) * WIRE_SPAN;
    const hundredths = packed[sent + 1] ?? 0;
    writeActive(table, appendPrice(table, toPriceUnits(hundredths), packed[sent + 2] ?? 0), hundredths > 0);
    lines[at] = boardLines[packed[sent + 3] ?? -1] ?? '';
    numbers[at] = packed[sent];
  }
  return { shape, table, start, lines, numbers, cells: undefined };
}

/** Reads a shape. A price of an unknown side is skipped and the last price of a repeated id is kept, as on a board of named prices. */
function readShape(prices: readonly WireShapePrice[]): WireShape {
  const read = new Map<string, { readonly slot: PriceSlot; readonly index: number }>();
  prices.forEach(([playCode, sent, rank, name], index) => {
    const side = parseSide(sent);
    const key = `.${playCode}.${rank}.${sent}`;
    if (side) read.set(key, { slot: { key, playCode, side, rank, name }, index });
  });
  const all = [...read.values()];
  return { shape: createPriceShape(all.map(({ slot }) => slot)), indexes: all.map(({ index }) => index) };
}

/** Creates the reader of packed prices (`WireBoard.shapes`). It returns `undefined` for a match whose prices are named. */
export function createPackReader({ priceTable, internLine }: PriceTarget, board: WireBoard): PriceReader {
  const shapes = board.shapes?.map(readShape) ?? [];
  const boardLines = board.lines?.map(internLine) ?? [];
  return ({ packed }) => {
    const own = packed && shapes[packed[0] ?? -1];
    return own && addPackedPrices(priceTable, own, { packed, boardLines });
  };
}
