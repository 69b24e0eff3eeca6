import type { PriceCell } from '../entities/priceCell.ts';
import { parsePrice } from '../odds/price.ts';
import { toPriceId, createPriceShape, type PriceShape, type PriceSlot, type ShapedOdds } from './priceSlots.ts';
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
} from './priceTable.ts';
import { toPriceUnits } from './toPriceUnits.ts';

/**
 * The prices of one match. They use a fifth of the memory of as many objects.
 *
 * They are changed in place, because one delta changes hundreds of prices and few of them are visible. Callers of the
 * store receive cells, which are created on the first read.
 */
export interface PackedPrices {
  readonly shape: PriceShape;
  /** Price table of the store. */
  readonly told: PriceTable;
  /** Offset of the first price of the match in the table. */
  from: number;
  readonly lines: string[];
  /** Numbers of the prices in compact changes; empty if the venue does not number its prices. */
  readonly numbers: (number | undefined)[];
  /** Current cells that were read; `undefined` before the first read. */
  cells: (PriceCell | undefined)[] | undefined;
}

/** Returns the offset of a price in the price table. */
export const getPriceOffset = ({ from }: PackedPrices, at: number): number => from + at * SPAN;

/** Returns the index of the price at an offset of the price table. */
export const priceAt = ({ from }: PackedPrices, place: number): number => (place - from) / SPAN;

/**
 * Packs the prices of a match in one loop, because a board has about 20,000 prices.
 *
 * @param keep returns one shared string for equal lines
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

/** Format of a packed match: the number of its shape, then number, hundredths, version and line of each price. */
const WIRE_HEAD = 1;
const WIRE_SPAN = 4;

/** A shape of the wire: its valid prices and their indexes on the wire. */
export interface WireShape {
  readonly shape: PriceShape;
  readonly places: readonly number[];
}

/** A match of a packed board. */
export interface PackedWire {
  /** Format: see `WireBoard.shapes`. */
  readonly packed: readonly number[];
  /** Lines of the board, by number. */
  readonly known: readonly string[];
}

/** Packs the prices of a match of a packed board. A missing value is 0, which is no price. */
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

/** Marks all prices of the match as observed. */
export function markMatchObserved(prices: PackedPrices): void {
  for (let at = 0; at < prices.lines.length; at += 1) markObserved(prices.told, getPriceOffset(prices, at));
}

/**
 * Removes the entries of removed and replaced matches from the price table.
 *
 * @param packs the prices of all stored matches, in any order
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

/** Removes an outdated cell. */
export function forgetCell({ cells }: PackedPrices, at: number): void {
  if (cells?.[at]) cells[at] = undefined;
}

/** Target and source of a copy between two packs of one match. */
interface PackPair {
  readonly to: PackedPrices;
  readonly from: PackedPrices;
}

/** Copies a price from another pack. The number of the target is kept if it has one. */
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

/** Creates a pack of the given slots. Each price comes from the first pack that contains it. */
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

/** New prices of a match and the prices they replace. One object serves all prices of the match. */
export interface Succession extends PackPair, PriceMoment {
  /** Whether another channel carries the match too. Its prices are then kept if they are newer. */
  readonly isShared: boolean;
}

/**
 * Carries the flash, and the cell of an unchanged price, over from the replaced price.
 *
 * @param at index of the new price
 * @param index index of the price it replaces
 * @returns whether the price has changed
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

/** A stored match and the index of one of its prices. */
export interface CellPlace {
  readonly stored: { readonly prices: PackedPrices; readonly match: { readonly id: string } };
  readonly at: number;
}

/** Creates a cell. All fields are listed, because a flood creates hundreds of cells per frame and object spread takes several times as long. */
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
 * Returns the cell of a price. The reference is stable until the price changes.
 *
 * @param since origin of the moments in the price table, in milliseconds UTC
 */
export function cellAt(place: CellPlace, since: number): PriceCell | undefined {
  const { prices } = place.stored;
  const slot = prices.shape.slots[place.at];
  return slot && (prices.cells?.[place.at] ?? keepCell(prices, place.at, makeCell(place, slot, since)));
}
