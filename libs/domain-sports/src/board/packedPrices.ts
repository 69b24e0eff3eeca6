import type { PriceCell } from '../entities/priceCell.ts';
import { parsePrice } from '../odds/price.ts';
import { toPriceId, createPriceShape, type PriceShape, type PriceSlot, type ShapedOdds } from './priceShape.ts';
import {
  appendPriceEntry,
  copyPriceEntry,
  markLineMoved,
  markObserved,
  readPriceEntry,
  SPAN,
  writeActive,
  writeUnits,
  writeVersion,
  type PriceMoment,
  type PriceTable,
} from './toldPrices.ts';
import { toPriceUnits } from './toPriceUnits.ts';

/**
 * The prices of one match, a fifth of what as many objects would weigh.
 *
 * Changed in place, for a tick touches hundreds and few of them are on screen. What leaves the store are cells, made when
 * somebody looks.
 */
export interface PackedPrices {
  readonly shape: PriceShape;
  /** Of the whole store. */
  readonly told: PriceTable;
  /** Where those of this match begin in it. */
  from: number;
  readonly lines: string[];
  /** In compact changes; empty where the venue does not number its prices. */
  readonly numbers: (number | undefined)[];
  /** Cells that somebody has and that are still true; there is no list before the first. */
  cells: (PriceCell | undefined)[] | undefined;
}

/** Where a price of a match stands in what the store was told. */
export const getPriceOffset = ({ from }: PackedPrices, at: number): number => from + at * SPAN;

/** Which price of the match stands there. */
export const priceAt = ({ from }: PackedPrices, place: number): number => (place - from) / SPAN;

/**
 * Packs the prices of a match: one loop, for a board brings twenty thousand at once.
 *
 * @param keep answers the same text for the same line, so that one of them is held
 */
export function packPrices(
  told: PriceTable,
  { shape, odds }: ShapedOdds,
  keep: (line: string) => string,
): PackedPrices {
  const from = told.length;
  const lines = new Array<string>(odds.length).fill('');
  const numbers = odds.some(({ n }) => n !== undefined)
    ? new Array<number | undefined>(odds.length).fill(undefined)
    : [];
  for (let at = 0; at < odds.length; at += 1) {
    const { line, price, ver, active, n } = odds[at] as ShapedOdds['odds'][number];
    writeActive(told, appendPriceEntry(told, parsePrice(price) ?? 0, ver), active === 'Y');
    lines[at] = keep(line);
    if (n !== undefined) numbers[at] = n;
  }
  return { shape, told, from, lines, numbers, cells: undefined };
}

/** Of each price of a packed match, after the number of its shape: its number, hundredths, version and line. */
const WIRE_HEAD = 1;
const WIRE_SPAN = 4;

/** A shape of the wire: its prices that can be stored, and the index on the wire of each of them. */
export interface WireShape {
  readonly shape: PriceShape;
  readonly places: readonly number[];
}

/** Prices of a match as numbers of a packed board. */
export interface PackedWire {
  /** As `WireBoard.shapes` describes. */
  readonly packed: readonly number[];
  /** Lines of the board, by number. */
  readonly known: readonly string[];
}

/** Packs the prices of a match that came as numbers; what is missing is 0 and no price. */
export function packNumbers(
  told: PriceTable,
  { shape, places }: WireShape,
  { packed, known }: PackedWire,
): PackedPrices {
  const from = told.length;
  const lines = new Array<string>(places.length).fill('');
  const numbers = new Array<number | undefined>(places.length).fill(undefined);
  for (let at = 0; at < places.length; at += 1) {
    const sent = WIRE_HEAD + (places[at] ?? 0) * WIRE_SPAN;
    const hundredths = packed[sent + 1] ?? 0;
    writeActive(told, appendPriceEntry(told, toPriceUnits(hundredths), packed[sent + 2] ?? 0), hundredths > 0);
    lines[at] = known[packed[sent + 3] ?? -1] ?? '';
    numbers[at] = packed[sent];
  }
  return { shape, told, from, lines, numbers, cells: undefined };
}

/** Notes that somebody looks at every price of the match. */
export function markMatchObserved(prices: PackedPrices): void {
  for (let at = 0; at < prices.lines.length; at += 1) markObserved(prices.told, getPriceOffset(prices, at));
}

/**
 * Closes the gaps that matches left which went or were told anew.
 *
 * @param packs all that are held, in any order
 */
export function closeGaps(told: PriceTable, packs: readonly PackedPrices[]): void {
  let end = 0;
  for (const pack of packs.toSorted((a, b) => a.from - b.from)) {
    const from = end;
    for (let at = 0; at < pack.lines.length; at += 1, end += SPAN) copyPriceEntry(told, end, getPriceOffset(pack, at));
    pack.from = from;
  }
  told.length = end;
}

/** Lets go of a cell that is no longer true. */
export function forgetCell({ cells }: PackedPrices, at: number): void {
  if (cells?.[at]) cells[at] = undefined;
}

/** Two packs of one match. */
interface PackPair {
  readonly to: PackedPrices;
  readonly from: PackedPrices;
}

/** Takes a price over from another pack as it stands there; a number of its own it keeps. */
function copyPrice({ to, from }: PackPair, at: number, index: number): void {
  copyPriceEntry(to.told, getPriceOffset(to, at), getPriceOffset(from, index));
  to.lines[at] = from.lines[index] ?? '';
  const [n, cell] = [to.numbers[at] ?? from.numbers[index], from.cells?.[index]];
  if (n !== undefined) to.numbers[at] = n;
  if (cell) keepCell(to, at, cell);
}

function keepCell(prices: PackedPrices, at: number, cell: PriceCell): PriceCell {
  markObserved(prices.told, getPriceOffset(prices, at));
  return ((prices.cells ??= [])[at] = cell);
}

/** A pack of the prices named, each from the first pack that has it. */
export function gatherPrices(
  told: PriceTable,
  slots: readonly PriceSlot[],
  packs: readonly PackedPrices[],
): PackedPrices {
  const shape = createPriceShape(slots);
  const gathered: PackedPrices = { shape, told, from: told.length, lines: [], numbers: [], cells: undefined };
  const pairs = packs.map((from): PackPair => ({ to: gathered, from }));
  slots.forEach(({ key }, at) => {
    const pair = pairs.find(({ from }) => from.shape.at.has(key));
    if (pair) copyPrice(pair, at, pair.from.shape.at.get(key) ?? 0);
  });
  return gathered;
}

/** Fresh prices of a match and those they replace. One is made for all prices of the match. */
export interface Succession extends PackPair, PriceMoment {
  /** Another channel has the match too: its prices may be newer, and then stay. */
  readonly isShared: boolean;
}

/**
 * Carries over to a fresh price what is known of it: the flash, the cell where nothing differs. Answers whether anything does.
 *
 * @param at index of the fresh price
 * @param index index of the price it replaces
 */
export function succeedPrice(succession: Succession, at: number, index: number): boolean {
  const { to, from, table, isShared } = succession;
  const place = getPriceOffset(to, at);
  const line = to.lines[at] ?? '';
  const { units, isActive, version } = readPriceEntry(table, place);
  const isOlder = isShared && version < readPriceEntry(table, getPriceOffset(from, index)).version;
  if (isOlder && from.numbers[index] !== undefined) to.numbers[at] = from.numbers[index];
  copyPrice(succession, at, index);
  if (isOlder) return false;
  const isMoved = writeUnits(succession, place, units);
  const isSwitched = writeActive(table, place, isActive);
  const isOther = writeVersion(table, place, version);
  const isLineMoved = line !== to.lines[at];
  if (isLineMoved) {
    to.lines[at] = line;
    markLineMoved(succession, place);
  }
  if (!isMoved && !isSwitched && !isOther && !isLineMoved) return false;
  forgetCell(to, at);
  return true;
}

/** A price of a stored match. */
export interface CellPlace {
  readonly stored: { readonly prices: PackedPrices; readonly match: { readonly id: string } };
  readonly at: number;
}

/** Every field by its name: a flood makes hundreds of cells a frame, and parts put together cost several times that. */
function makeCell({ stored: { prices, match }, at }: CellPlace, slot: PriceSlot, since: number): PriceCell {
  const { units, isActive, version, direction, moment } = readPriceEntry(prices.told, getPriceOffset(prices, at));
  return {
    id: toPriceId(match.id, slot.key),
    gameId: match.id,
    playCode: slot.playCode,
    side: slot.side,
    rank: slot.rank,
    name: slot.name,
    line: prices.lines[at] ?? '',
    price: units || undefined,
    isActive,
    version,
    direction,
    changedAt: moment ? since + moment : 0,
  };
}

/**
 * The public form of a price; the same object until the price changes.
 *
 * @param since milliseconds UTC from which moments count
 */
export function cellAt(place: CellPlace, since: number): PriceCell | undefined {
  const { prices } = place.stored;
  const slot = prices.shape.slots[place.at];
  return slot && (prices.cells?.[place.at] ?? keepCell(prices, place.at, makeCell(place, slot, since)));
}
