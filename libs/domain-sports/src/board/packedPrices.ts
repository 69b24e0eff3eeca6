import { type PriceCell, type PriceDirection } from '../entities/priceCell.ts';
import { parsePrice } from '../odds/price.ts';
import { priceIdOf, shapeOfSlots, type PriceShape, type PriceSlot, type ShapedOdds } from './priceShape.ts';

/**
 * The prices of one match, a fifth of what as many objects would weigh.
 *
 * Changed in place, for a tick touches hundreds and few of them are on screen. What leaves the store are cells, made when
 * somebody looks.
 */
export interface PackedPrices {
  readonly shape: PriceShape;
  /** Small whole numbers, `SPAN` of them a price, side by side: a change of price finds all it needs in one place. */
  readonly told: number[];
  readonly lines: string[];
  /** In compact changes; empty where the venue does not number its prices. */
  readonly numbers: (number | undefined)[];
  /** Cells that somebody has and that are still true; there is no list before the first. */
  cells: (PriceCell | undefined)[] | undefined;
}

/** Of each price: its units, 0 where the venue sent no readable one; its version; its stamp. */
const UNITS = 0;
const VERSION = 1;
const STAMP = 2;
const SPAN = 3;

/**
 * A stamp is the moment the price moved, 0 for never, times this; two for a move up, four for one down; one while active.
 */
const MARKS = 8;
const ACTIVE = 1;
/** By half of what a stamp has beyond its moment. */
const DIRECTIONS: readonly PriceDirection[] = ['none', 'up', 'down'];

/** @param keep answers the same text for the same line, so that one of them is held */
export function packPrices({ shape, odds }: ShapedOdds, keep: (line: string) => string): PackedPrices {
  const told = new Array<number>(odds.length * SPAN).fill(0);
  odds.forEach(({ price, ver, active }, at) => {
    told[at * SPAN + UNITS] = parsePrice(price) ?? 0;
    told[at * SPAN + VERSION] = ver;
    told[at * SPAN + STAMP] = active === 'Y' ? ACTIVE : 0;
  });
  const numbers = odds.some(({ n }) => n !== undefined) ? odds.map(({ n }) => n) : [];
  return { shape, told, lines: odds.map(({ line }) => keep(line)), numbers, cells: undefined };
}

const directionOf = (before: number, after: number): number => (before && after ? (after > before ? 1 : 2) : 0);

/**
 * Makes a price what it is told to be; what it was gives the direction of the flash. Answers whether anything differs.
 *
 * Plain values, none of them gathered in an object: a flood makes a hundred thousand calls.
 *
 * @param line `undefined` for the one that is held
 */
export function setPrice(
  { told, lines, cells }: PackedPrices,
  at: number,
  line: string | undefined,
  units: number,
  isActive: boolean,
  version: number,
  moment: number,
): boolean {
  const from = at * SPAN;
  const before = told[from + UNITS] ?? 0;
  const stamp = told[from + STAMP] ?? 0;
  const isSameLine = line === undefined || line === lines[at];
  const isMoved = !isSameLine || units !== before;
  const flash = isMoved ? moment * MARKS + (isSameLine ? 2 * directionOf(before, units) : 0) : stamp - (stamp % 2);
  const next = flash + (isActive ? ACTIVE : 0);
  if (!isMoved && next === stamp && version === told[from + VERSION]) return false;
  told[from + UNITS] = units;
  told[from + VERSION] = version;
  told[from + STAMP] = next;
  if (!isSameLine) lines[at] = line;
  if (cells?.[at]) cells[at] = undefined;
  return true;
}

const unitsAt = ({ told }: PackedPrices, at: number): number => told[at * SPAN + UNITS] ?? 0;

const versionAt = ({ told }: PackedPrices, at: number): number => told[at * SPAN + VERSION] ?? 0;

/** Whether a change is none that is held already, and no older one (F-BET-13). */
export const isNewer = (prices: PackedPrices, at: number, version: number): boolean => version > versionAt(prices, at);

const stampAt = ({ told }: PackedPrices, at: number): number => told[at * SPAN + STAMP] ?? 0;

/** Takes a price over from another pack as it stands there; a number of its own it keeps. */
function copyPrice(to: PackedPrices, at: number, from: PackedPrices, index: number): void {
  for (let part = 0; part < SPAN; part += 1) to.told[at * SPAN + part] = from.told[index * SPAN + part] ?? 0;
  to.lines[at] = from.lines[index] ?? '';
  const [n, cell] = [to.numbers[at] ?? from.numbers[index], from.cells?.[index]];
  if (n !== undefined) to.numbers[at] = n;
  if (cell) (to.cells ??= [])[at] = cell;
}

/** A pack of the prices named, each from the first pack that has it. */
export function gatherPrices(slots: readonly PriceSlot[], packs: readonly PackedPrices[]): PackedPrices {
  const gathered: PackedPrices = { shape: shapeOfSlots(slots), told: [], lines: [], numbers: [], cells: undefined };
  slots.forEach(({ key }, at) => {
    const pack = packs.find(({ shape }) => shape.at.has(key));
    if (pack) copyPrice(gathered, at, pack, pack.shape.at.get(key) ?? 0);
  });
  return gathered;
}

const changeAt = (prices: PackedPrices, at: number) => ({
  line: prices.lines[at] ?? '',
  units: unitsAt(prices, at),
  isActive: stampAt(prices, at) % 2 === ACTIVE,
  version: versionAt(prices, at),
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
  moment: number,
): boolean {
  const { line, units, isActive, version } = changeAt(fresh, at);
  const isOlder = isShared && version < versionAt(before, index);
  if (isOlder && before.numbers[index] !== undefined) fresh.numbers[at] = before.numbers[index];
  copyPrice(fresh, at, before, index);
  return !isOlder && setPrice(fresh, at, line, units, isActive, version, moment);
}

/** Every field by its name: a flood makes hundreds of cells a frame, and parts put together cost several times that. */
function makeCell(prices: PackedPrices, gameId: string, at: number, slot: PriceSlot, since: number): PriceCell {
  const stamp = stampAt(prices, at);
  const moment = Math.floor(stamp / MARKS);
  return {
    id: priceIdOf(gameId, slot.key),
    gameId,
    playCode: slot.playCode,
    side: slot.side,
    rank: slot.rank,
    name: slot.name,
    line: prices.lines[at] ?? '',
    price: unitsAt(prices, at) || undefined,
    isActive: stamp % 2 === ACTIVE,
    version: versionAt(prices, at),
    direction: DIRECTIONS[(stamp % MARKS) >> 1] ?? 'none',
    changedAt: moment ? since + moment : 0,
  };
}

/**
 * The public form of a price; the same object until the price changes.
 *
 * @param since milliseconds UTC from which moments count
 */
export function cellAt(prices: PackedPrices, gameId: string, at: number, since: number): PriceCell | undefined {
  const slot = prices.shape.slots[at];
  return slot && ((prices.cells ??= [])[at] ??= makeCell(prices, gameId, at, slot, since));
}
