import { type PriceCell, type PriceDirection } from '../entities/priceCell.ts';
import { type WireOddsInput } from '../entities/wire.ts';
import { parsePrice } from '../odds/price.ts';
import { priceIdOf, shapeOfSlots, type PriceShape, type PriceSlot, type ShapedOdds } from './priceShape.ts';

/**
 * The prices of one match, a list for each thing that may change: a fifth of what as many objects would weigh.
 *
 * Changed in place, for a tick touches hundreds and few of them are on screen. What leaves the store are cells, made when
 * somebody looks.
 */
export interface PackedPrices {
  readonly shape: PriceShape;
  readonly lines: string[];
  /** Units; 0 where the venue sent no readable price. */
  readonly units: number[];
  readonly versions: number[];
  readonly marks: number[];
  /** In compact changes. */
  numbers: (number | undefined)[] | undefined;
  /** Runners of a champion market. */
  names: (string | undefined)[] | undefined;
  /** Milliseconds UTC; of none until one of them moves. */
  changedAt: number[] | undefined;
  /** Cells that somebody has and that are still true. */
  cells: (PriceCell | undefined)[] | undefined;
}

const ACTIVE = 1;
/** By what stands in a mark beside `ACTIVE`. */
const DIRECTIONS: readonly PriceDirection[] = ['none', 'up', 'down'];

const isTold = (value: unknown): boolean => value !== undefined;

const listOf = <Value>(values: readonly Value[]): Value[] | undefined =>
  values.some(isTold) ? (values as Value[]) : undefined;

/** @param keep answers the same text for the same line, so that one of them is held */
export const packPrices = ({ shape, odds }: ShapedOdds, keep: (line: string) => string): PackedPrices => ({
  shape,
  lines: odds.map(({ line }) => keep(line)),
  units: odds.map(({ price }) => parsePrice(price) ?? 0),
  versions: odds.map(({ ver }) => ver),
  marks: odds.map(({ active }) => (active === 'Y' ? ACTIVE : 0)),
  numbers: listOf(odds.map(({ n }: WireOddsInput) => n)),
  names: listOf(odds.map(({ name }: WireOddsInput) => name)),
  changedAt: undefined,
  cells: undefined,
});

const directionOf = (before: number, after: number): number => (before && after ? (after > before ? 1 : 2) : 0);

/** Takes a new line and price; what they were before gives the direction of the flash. Answers whether either moved. */
function movePrice(prices: PackedPrices, at: number, line: string, units: number, now: number): boolean {
  const { lines, units: all, marks } = prices;
  const before = all[at] ?? 0;
  const isSameLine = line === lines[at];
  if (isSameLine && units === before) return false;
  const direction = isSameLine ? directionOf(before, units) : 0;
  marks[at] = ((marks[at] ?? 0) & ACTIVE) | (direction << 1);
  prices.changedAt ??= all.map(() => 0);
  prices.changedAt[at] = now;
  lines[at] = line;
  all[at] = units;
  return true;
}

const setActive = ({ marks }: PackedPrices, at: number, isActive: boolean): void => {
  marks[at] = ((marks[at] ?? 0) & ~ACTIVE) | (isActive ? ACTIVE : 0);
};

/** A change of one price. */
export interface PriceChange {
  readonly line: string;
  readonly units: number;
  readonly isActive: boolean;
  readonly version: number;
}

/** Applies a change unless it is older than what is held or the same again (F-BET-13); answers whether it was taken. */
export function changePrice(
  prices: PackedPrices,
  at: number,
  { line, units, isActive, version }: PriceChange,
  now: number,
): boolean {
  if (!(version > (prices.versions[at] ?? 0))) return false;
  movePrice(prices, at, line, units, now);
  setActive(prices, at, isActive);
  prices.versions[at] = version;
  if (prices.cells) prices.cells[at] = undefined;
  return true;
}

const put = <Value>(list: (Value | undefined)[] | undefined, length: number, at: number, value: Value | undefined) => {
  if (!isTold(value)) return list;
  const own = list ?? Array.from({ length }, () => undefined);
  own[at] = value;
  return own;
};

/** Takes a price over from another pack as it stands there. */
function copyPrice(to: PackedPrices, at: number, from: PackedPrices, index: number): void {
  const { length } = to.shape.slots;
  to.lines[at] = from.lines[index] ?? '';
  to.units[at] = from.units[index] ?? 0;
  to.versions[at] = from.versions[index] ?? 0;
  to.marks[at] = from.marks[index] ?? 0;
  to.numbers = put(to.numbers, length, at, from.numbers?.[index]);
  to.names = put(to.names, length, at, from.names?.[index]);
  if (from.changedAt?.[index]) (to.changedAt ??= to.units.map(() => 0))[at] = from.changedAt[index];
  to.cells = put(to.cells, length, at, from.cells?.[index]);
}

/** A pack of the prices named, each from the first pack that has it. */
export function gatherPrices(slots: readonly PriceSlot[], packs: readonly PackedPrices[]): PackedPrices {
  const zeros = (): number[] => slots.map(() => 0);
  const gathered: PackedPrices = {
    ...{ shape: shapeOfSlots(slots), lines: slots.map(() => ''), units: zeros(), versions: zeros(), marks: zeros() },
    ...{ numbers: undefined, names: undefined, changedAt: undefined, cells: undefined },
  };
  slots.forEach(({ key }, at) => {
    const pack = packs.find(({ shape }) => shape.at.has(key));
    if (pack) copyPrice(gathered, at, pack, pack.shape.at.get(key) ?? 0);
  });
  return gathered;
}

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
  const [line = '', units = 0, version = 0] = [fresh.lines[at], fresh.units[at], fresh.versions[at]];
  const isActive = ((fresh.marks[at] ?? 0) & ACTIVE) > 0;
  const [number, name] = [fresh.numbers?.[at], fresh.names?.[at]];
  const isOlder = isShared && version < (before.versions[index] ?? 0);
  copyPrice(fresh, at, before, index);
  if (isOlder) return false;
  if (fresh.numbers) fresh.numbers[at] = number ?? fresh.numbers[at];
  if (fresh.names) fresh.names[at] = name;
  const isSame =
    !movePrice(fresh, at, line, units, now) && isActive === isActiveAt(fresh, at) && version === fresh.versions[at];
  setActive(fresh, at, isActive);
  fresh.versions[at] = version;
  if (!isSame && fresh.cells) fresh.cells[at] = undefined;
  return !isSame;
}

const isActiveAt = ({ marks }: PackedPrices, at: number): boolean => ((marks[at] ?? 0) & ACTIVE) > 0;

function makeCell(
  prices: PackedPrices,
  gameId: string,
  at: number,
  { key, playCode, side, rank }: PriceSlot,
): PriceCell {
  return {
    ...{ id: priceIdOf(gameId, key), gameId, playCode, side, rank, name: prices.names?.[at] },
    line: prices.lines[at] ?? '',
    price: prices.units[at] || undefined,
    isActive: isActiveAt(prices, at),
    version: prices.versions[at] ?? 0,
    direction: DIRECTIONS[(prices.marks[at] ?? 0) >> 1] ?? 'none',
    changedAt: prices.changedAt?.[at] ?? 0,
  };
}

/** The public form of a price; the same object until the price changes. */
export function cellAt(prices: PackedPrices, gameId: string, at: number): PriceCell | undefined {
  const slot = prices.shape.slots[at];
  if (!slot) return undefined;
  prices.cells ??= prices.units.map(() => undefined);
  return (prices.cells[at] ??= makeCell(prices, gameId, at, slot));
}
