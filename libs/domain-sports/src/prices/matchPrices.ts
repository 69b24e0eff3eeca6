import type { PriceCell } from '../entities/priceCell.ts';
import { parsePrice } from '../odds/price.ts';
import { toPriceId, createPriceShape, type PriceShape, type PriceSlot, type ShapedOdds } from './priceSlots.ts';
import {
  appendPrice,
  copyPrice,
  getTableEnd,
  markObserved,
  readPrice,
  replacePrice,
  SPAN,
  writeActive,
  type PriceMoment,
  type PriceTable,
} from './priceTable.ts';

/**
 * The prices of one match. They use a fifth of the memory of as many objects.
 *
 * They are changed in place, because one delta changes hundreds of prices and few of them are visible. Callers of the
 * store receive cells, which are created on the first read.
 */
export interface MatchPrices {
  readonly shape: PriceShape;
  /** Price table of the store. */
  readonly table: PriceTable;
  /** Offset of the first price of the match in the table. */
  start: number;
  readonly lines: string[];
  /** Numbers of the prices in compact changes; empty if the venue does not number its prices. */
  readonly numbers: (number | undefined)[];
  /** Current cells that were read; `undefined` before the first read. */
  cells: (PriceCell | undefined)[] | undefined;
}

/** Returns the offset of a price in the price table. */
export const getPriceOffset = ({ start }: MatchPrices, at: number): number => start + at * SPAN;

/** Returns the index of the price at an offset of the price table. */
export const getPriceIndex = ({ start }: MatchPrices, offset: number): number => (offset - start) / SPAN;

/**
 * Adds the named prices of a match to the table, in one loop, because a board has about 20,000 prices.
 *
 * @param internLine returns one shared string for equal lines
 */
export function addNamedPrices(
  table: PriceTable,
  { shape, odds }: ShapedOdds,
  internLine: (line: string) => string,
): MatchPrices {
  const start = getTableEnd(table);
  const lines = new Array<string>(odds.length).fill('');
  const numbers = odds.some(({ n }) => n !== undefined)
    ? new Array<number | undefined>(odds.length).fill(undefined)
    : [];
  for (let at = 0; at < odds.length; at += 1) {
    const { line, price, ver, active, n } = odds[at] as ShapedOdds['odds'][number];
    writeActive(table, appendPrice(table, parsePrice(price) ?? 0, ver), active === 'Y');
    lines[at] = internLine(line);
    if (n !== undefined) numbers[at] = n;
  }
  return { shape, table, start, lines, numbers, cells: undefined };
}

/** Marks all prices of the match as observed. */
export function markMatchObserved(prices: MatchPrices): void {
  for (let at = 0; at < prices.lines.length; at += 1) markObserved(prices.table, getPriceOffset(prices, at));
}

/** Removes an outdated cell. */
export function forgetCell({ cells }: MatchPrices, at: number): void {
  if (cells?.[at]) cells[at] = undefined;
}

/** Target and source of a copy between two states of one match. */
interface CopyPair {
  readonly to: MatchPrices;
  readonly from: MatchPrices;
}

/** Copies a price. The number of the target is kept if it has one. */
function copyMatchPrice({ to, from }: CopyPair, at: number, index: number): void {
  copyPrice(to.table, getPriceOffset(to, at), getPriceOffset(from, index));
  to.lines[at] = from.lines[index] ?? '';
  const [n, cell] = [to.numbers[at] ?? from.numbers[index], from.cells?.[index]];
  if (n !== undefined) to.numbers[at] = n;
  if (cell) keepCell(to, at, cell);
}

function keepCell(prices: MatchPrices, at: number, cell: PriceCell): PriceCell {
  markObserved(prices.table, getPriceOffset(prices, at));
  return ((prices.cells ??= [])[at] = cell);
}

/** Creates the prices of the given slots. Each price comes from the first source that has it. */
export function mergePrices(
  table: PriceTable,
  slots: readonly PriceSlot[],
  sources: readonly MatchPrices[],
): MatchPrices {
  const shape = createPriceShape(slots);
  const merged: MatchPrices = { shape, table, start: getTableEnd(table), lines: [], numbers: [], cells: undefined };
  const pairs = sources.map((from): CopyPair => ({ to: merged, from }));
  slots.forEach(({ key }, at) => {
    const pair = pairs.find(({ from }) => from.shape.at.has(key));
    if (pair) copyMatchPrice(pair, at, pair.from.shape.at.get(key) ?? 0);
  });
  return merged;
}

/** New prices of a match and the prices they replace. One object serves all prices of the match. */
export interface MatchReplacement extends CopyPair, PriceMoment {
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
export function replaceMatchPrice(replacement: MatchReplacement, at: number, index: number): boolean {
  const { to, from, table, isShared } = replacement;
  const offset = getPriceOffset(to, at);
  const line = to.lines[at] ?? '';
  const { units, isActive, version } = readPrice(table, offset);
  const isOlder = isShared && version < readPrice(table, getPriceOffset(from, index)).version;
  if (isOlder && from.numbers[index] !== undefined) to.numbers[at] = from.numbers[index];
  copyMatchPrice(replacement, at, index);
  if (isOlder) return false;
  const isLineMoved = line !== to.lines[at];
  to.lines[at] = line;
  if (!replacePrice(replacement, offset, { units, isActive, version, isLineMoved })) return false;
  forgetCell(to, at);
  return true;
}

/** A stored match and the index of one of its prices. */
export interface CellLocation {
  readonly stored: { readonly prices: MatchPrices; readonly match: { readonly id: string } };
  readonly at: number;
}

/** Creates a cell. All fields are listed, because a flood creates hundreds of cells per frame and object spread takes several times as long. */
function makeCell({ stored: { prices, match }, at }: CellLocation, slot: PriceSlot, since: number): PriceCell {
  const { units, isActive, version, direction, moment } = readPrice(prices.table, getPriceOffset(prices, at));
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
export function readCell(location: CellLocation, since: number): PriceCell | undefined {
  const { prices } = location.stored;
  const slot = prices.shape.slots[location.at];
  return slot && (prices.cells?.[location.at] ?? keepCell(prices, location.at, makeCell(location, slot, since)));
}
