import { type PriceCell, type PriceDirection } from '../entities/priceCell.ts';
import { parsePrice } from '../odds/price.ts';
import { priceIdOf, shapeOfSlots, type PriceShape, type PriceSlot, type ShapedOdds } from './priceShape.ts';
import { unitsOfHundredths } from './unitsOfHundredths.ts';

/**
 * The prices of one match, a fifth of what as many objects would weigh.
 *
 * Changed in place, for a tick touches hundreds and few of them are on screen. What leaves the store are cells, made when
 * somebody looks.
 */
export interface PackedPrices {
  readonly shape: PriceShape;
  /**
   * Small whole numbers side by side: whether anybody looks, then `SPAN` of them a price. A change of price finds all it
   * needs in one place.
   */
  readonly told: number[];
  readonly lines: string[];
  /** In compact changes; empty where the venue does not number its prices. */
  readonly numbers: (number | undefined)[];
  /** Cells that somebody has and that are still true; there is no list before the first. */
  cells: (PriceCell | undefined)[] | undefined;
}

/** Whether somebody has heard or seen a price of the match: 1 from then on. */
const LOOKED_AT = 0;
/** Where the prices begin. */
const HEAD = 1;

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

const placeOf = (at: number): number => HEAD + at * SPAN;

/**
 * Packs the prices of a match: one loop, for a board brings twenty thousand at once.
 *
 * @param keep answers the same text for the same line, so that one of them is held
 */
export function packPrices({ shape, odds }: ShapedOdds, keep: (line: string) => string): PackedPrices {
  const told = new Array<number>(placeOf(odds.length)).fill(0);
  const lines = new Array<string>(odds.length).fill('');
  const numbers = odds.some(({ n }) => n !== undefined)
    ? new Array<number | undefined>(odds.length).fill(undefined)
    : [];
  for (let at = 0, from = HEAD; at < odds.length; at += 1, from += SPAN) {
    const { line, price, ver, active, n } = odds[at] as ShapedOdds['odds'][number];
    told[from + UNITS] = parsePrice(price) ?? 0;
    told[from + VERSION] = ver;
    told[from + STAMP] = active === 'Y' ? ACTIVE : 0;
    lines[at] = keep(line);
    if (n !== undefined) numbers[at] = n;
  }
  return { shape, told, lines, numbers, cells: undefined };
}

/** Of each price of a packed match, after the number of its shape: its number, hundredths, version and line. */
const WIRE_HEAD = 1;
const WIRE_SPAN = 4;

/**
 * Packs the prices of a match that came as numbers; what is missing is 0 and no price.
 *
 * @param places which price of the wire each of the shape is
 * @param packed as `WireBoard.shapes` tells
 */
export function packNumbers(
  shape: PriceShape,
  places: readonly number[],
  packed: readonly number[],
  known: readonly string[],
): PackedPrices {
  const told = new Array<number>(placeOf(places.length)).fill(0);
  const lines = new Array<string>(places.length).fill('');
  const numbers = new Array<number | undefined>(places.length).fill(undefined);
  for (let at = 0, to = HEAD; at < places.length; at += 1, to += SPAN) {
    const from = WIRE_HEAD + (places[at] ?? 0) * WIRE_SPAN;
    const hundredths = packed[from + 1] ?? 0;
    told[to + UNITS] = unitsOfHundredths(hundredths);
    told[to + VERSION] = packed[from + 2] ?? 0;
    told[to + STAMP] = hundredths > 0 ? ACTIVE : 0;
    lines[at] = known[packed[from + 3] ?? -1] ?? '';
    numbers[at] = packed[from];
  }
  return { shape, told, lines, numbers, cells: undefined };
}

const directionOf = (before: number, after: number): number => (before && after ? (after > before ? 1 : 2) : 0);

/** Whether anybody has looked at the match: of a thousand, few are, and a change of the others is nobody's news. */
export const isLookedAt = (told: readonly number[]): boolean => told[LOOKED_AT] === 1;

/** Notes that somebody looks. */
export function lookAt({ told }: PackedPrices): void {
  told[LOOKED_AT] = 1;
}

/** Whether a change is none that is held already, and no older one (F-BET-13). */
export const isNewer = (told: readonly number[], at: number, version: number): boolean =>
  version > (told[placeOf(at) + VERSION] ?? 0);

/**
 * Writes what a price is told to be; what it was gives the direction of the flash. Answers whether anything differs.
 *
 * Plain values, none of them gathered in an object, and nothing of the match but the one list: a flood makes a hundred
 * thousand calls, and each further place in memory costs as much as all the rest.
 */
export function writeTold(
  told: number[],
  at: number,
  isSameLine: boolean,
  units: number,
  isActive: boolean,
  version: number,
  moment: number,
): boolean {
  const from = placeOf(at);
  const before = told[from + UNITS] ?? 0;
  const stamp = told[from + STAMP] ?? 0;
  const isMoved = !isSameLine || units !== before;
  const flash = isMoved ? moment * MARKS + (isSameLine ? 2 * directionOf(before, units) : 0) : stamp - (stamp % 2);
  const next = flash + (isActive ? ACTIVE : 0);
  if (!isMoved && next === stamp && version === told[from + VERSION]) return false;
  told[from + UNITS] = units;
  told[from + VERSION] = version;
  told[from + STAMP] = next;
  return true;
}

/** Lets go of a cell that is no longer true. */
export function forgetCell({ cells }: PackedPrices, at: number): void {
  if (cells?.[at]) cells[at] = undefined;
}

/** Makes a price what it is told to be. Answers whether anything differs. */
export function setPrice(
  prices: PackedPrices,
  at: number,
  line: string,
  units: number,
  isActive: boolean,
  version: number,
  moment: number,
): boolean {
  const { told, lines } = prices;
  const isSameLine = line === lines[at];
  if (!writeTold(told, at, isSameLine, units, isActive, version, moment)) return false;
  if (!isSameLine) lines[at] = line;
  forgetCell(prices, at);
  return true;
}

const toldAt = ({ told }: PackedPrices, at: number, part: number): number => told[placeOf(at) + part] ?? 0;

/** Takes a price over from another pack as it stands there; a number of its own it keeps. */
function copyPrice(to: PackedPrices, at: number, from: PackedPrices, index: number): void {
  for (let part = 0; part < SPAN; part += 1) to.told[placeOf(at) + part] = toldAt(from, index, part);
  to.lines[at] = from.lines[index] ?? '';
  const [n, cell] = [to.numbers[at] ?? from.numbers[index], from.cells?.[index]];
  if (n !== undefined) to.numbers[at] = n;
  if (cell) keepCell(to, at, cell);
}

function keepCell(prices: PackedPrices, at: number, cell: PriceCell): PriceCell {
  lookAt(prices);
  return ((prices.cells ??= [])[at] = cell);
}

/** A pack of the prices named, each from the first pack that has it. */
export function gatherPrices(slots: readonly PriceSlot[], packs: readonly PackedPrices[]): PackedPrices {
  const gathered: PackedPrices = { shape: shapeOfSlots(slots), told: [0], lines: [], numbers: [], cells: undefined };
  slots.forEach(({ key }, at) => {
    const pack = packs.find(({ shape }) => shape.at.has(key));
    if (pack) copyPrice(gathered, at, pack, pack.shape.at.get(key) ?? 0);
  });
  return gathered;
}

const changeAt = (prices: PackedPrices, at: number) => ({
  line: prices.lines[at] ?? '',
  units: toldAt(prices, at, UNITS),
  isActive: toldAt(prices, at, STAMP) % 2 === ACTIVE,
  version: toldAt(prices, at, VERSION),
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
  const isOlder = isShared && version < toldAt(before, index, VERSION);
  if (isOlder && before.numbers[index] !== undefined) fresh.numbers[at] = before.numbers[index];
  copyPrice(fresh, at, before, index);
  return !isOlder && setPrice(fresh, at, line, units, isActive, version, moment);
}

/** Every field by its name: a flood makes hundreds of cells a frame, and parts put together cost several times that. */
function makeCell(prices: PackedPrices, gameId: string, at: number, slot: PriceSlot, since: number): PriceCell {
  const stamp = toldAt(prices, at, STAMP);
  const moment = Math.floor(stamp / MARKS);
  return {
    id: priceIdOf(gameId, slot.key),
    gameId,
    playCode: slot.playCode,
    side: slot.side,
    rank: slot.rank,
    name: slot.name,
    line: prices.lines[at] ?? '',
    price: toldAt(prices, at, UNITS) || undefined,
    isActive: stamp % 2 === ACTIVE,
    version: toldAt(prices, at, VERSION),
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
  return slot && (prices.cells?.[at] ?? keepCell(prices, at, makeCell(prices, gameId, at, slot, since)));
}
