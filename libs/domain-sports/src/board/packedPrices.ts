import { type PriceCell, type PriceDirection } from '../entities/priceCell.ts';
import { parsePrice } from '../odds/price.ts';
import { priceIdOf, shapeOfSlots, type PriceShape, type PriceSlot, type ShapedOdds } from './priceShape.ts';

/** What may change of prices, a list for each thing. */
interface PriceLists {
  readonly lines: string[];
  /** Units; 0 where the venue sent no readable price. */
  readonly units: number[];
  readonly versions: number[];
  readonly marks: number[];
  /** In compact changes, where the venue numbers its prices. */
  readonly numbers: (number | undefined)[];
  /** Milliseconds UTC; of those alone that moved. */
  readonly changedAt: number[];
  /** Cells that somebody has and that are still true. */
  readonly cells: (PriceCell | undefined)[];
}

/**
 * The prices of one match, a fifth of what as many objects would weigh.
 *
 * Changed in place, for a tick touches hundreds and few of them are on screen. What leaves the store are cells, made when
 * somebody looks.
 */
export interface PackedPrices extends PriceLists {
  readonly shape: PriceShape;
}

const ACTIVE = 1;
/** By what stands in a mark beside `ACTIVE`. */
const DIRECTIONS: readonly PriceDirection[] = ['none', 'up', 'down'];

/** @param keep answers the same text for the same line, so that one of them is held */
export const packPrices = ({ shape, odds }: ShapedOdds, keep: (line: string) => string): PackedPrices => ({
  shape,
  lines: odds.map(({ line }) => keep(line)),
  units: odds.map(({ price }) => parsePrice(price) ?? 0),
  versions: odds.map(({ ver }) => ver),
  marks: odds.map(({ active }) => (active === 'Y' ? ACTIVE : 0)),
  numbers: odds.map(({ n }) => n),
  changedAt: [],
  cells: [],
});

const directionOf = (before: number, after: number): number => (before && after ? (after > before ? 1 : 2) : 0);

/** A change of one price. */
export interface PriceChange {
  readonly line: string;
  readonly units: number;
  readonly isActive: boolean;
  readonly version: number;
}

/** Makes a price what it is told to be; what it was gives the direction of the flash. Answers whether anything differs. */
function setPrice(
  { lines, units, marks, versions, changedAt, cells }: PackedPrices,
  at: number,
  { line, units: after, isActive, version }: PriceChange,
  now: number,
): boolean {
  const before = units[at] ?? 0;
  const mark = marks[at] ?? 0;
  const isSameLine = line === lines[at];
  const isMoved = !isSameLine || after !== before;
  const flash = isMoved ? (isSameLine ? directionOf(before, after) << 1 : 0) : mark & ~ACTIVE;
  const next = flash | (isActive ? ACTIVE : 0);
  if (!isMoved && next === mark && version === versions[at]) return false;
  if (isMoved) changedAt[at] = now;
  lines[at] = line;
  units[at] = after;
  marks[at] = next;
  versions[at] = version;
  if (cells[at]) cells[at] = undefined;
  return true;
}

/** Applies a change unless it is older than what is held or the same again (F-BET-13); answers whether it was taken. */
export const changePrice = (prices: PackedPrices, at: number, change: PriceChange, now: number): boolean =>
  change.version > (prices.versions[at] ?? 0) && setPrice(prices, at, change, now);

const LISTS = ['lines', 'units', 'versions', 'marks', 'numbers', 'changedAt', 'cells'] as const;

/** Takes a price over from another pack as it stands there. */
function copyPrice(to: PackedPrices, at: number, from: PackedPrices, index: number): void {
  for (const list of LISTS) {
    const value = from[list][index];
    if (value !== undefined) to[list][at] = value as never;
  }
}

/** A pack of the prices named, each from the first pack that has it. */
export function gatherPrices(slots: readonly PriceSlot[], packs: readonly PackedPrices[]): PackedPrices {
  const gathered: PackedPrices = {
    ...{ shape: shapeOfSlots(slots), lines: [], units: [], versions: [], marks: [] },
    ...{ numbers: [], changedAt: [], cells: [] },
  };
  slots.forEach(({ key }, at) => {
    const pack = packs.find(({ shape }) => shape.at.has(key));
    if (pack) copyPrice(gathered, at, pack, pack.shape.at.get(key) ?? 0);
  });
  return gathered;
}

const changeAt = ({ lines, units, versions, marks }: PackedPrices, at: number): PriceChange => ({
  ...{ line: lines[at] ?? '', units: units[at] ?? 0, version: versions[at] ?? 0 },
  isActive: ((marks[at] ?? 0) & ACTIVE) > 0,
});

/**
 * Carries over to a fresh price what is known of it: the flash, the cell where nothing differs. Answers whether anything does.
 *
 * @param isShared another channel has the price too: what it said may be newer, and then stands
 */
export function succeedPrice(
  fresh: PackedPrices,
  at: number,
  before: PackedPrices,
  index: number,
  isShared: boolean,
  now: number,
): boolean {
  const [after, n] = [changeAt(fresh, at), fresh.numbers[at]];
  copyPrice(fresh, at, before, index);
  if (isShared && after.version < (before.versions[index] ?? 0)) return false;
  fresh.numbers[at] = n ?? fresh.numbers[at];
  return setPrice(fresh, at, after, now);
}

function makeCell(prices: PackedPrices, gameId: string, at: number, { key, ...slot }: PriceSlot): PriceCell {
  const { units, ...told } = changeAt(prices, at);
  return {
    ...{ id: priceIdOf(gameId, key), gameId, ...slot, ...told, price: units || undefined },
    direction: DIRECTIONS[(prices.marks[at] ?? 0) >> 1] ?? 'none',
    changedAt: prices.changedAt[at] ?? 0,
  };
}

/** The public form of a price; the same object until the price changes. */
export function cellAt(prices: PackedPrices, gameId: string, at: number): PriceCell | undefined {
  const slot = prices.shape.slots[at];
  return slot && (prices.cells[at] ??= makeCell(prices, gameId, at, slot));
}
