import type { PriceDirection } from '../entities/priceCell.ts';
import { isPrice, PRICE_UNIT } from '../odds/price.ts';

/**
 * Prices of a store in one flat array of whole numbers, so that a change touches one place in memory. The prices of a
 * match are adjacent. Only this file reads or writes the array.
 *
 * A price takes {@link SPAN} numbers, beginning at its offset:
 *
 * | number | field    | value                                                                               |
 * | ------ | -------- | ----------------------------------------------------------------------------------- |
 * | 0      | units    | price in units of `PRICE_UNIT`; 0 if the price is unreadable                         |
 * | 1      | version  | version of the last change; an older or equal version is ignored (F-BET-13)          |
 * | 2      | stamp    | moment of the last move (0 for never) × 8 + direction (0 none, 1 up, 2 down) × 2 + active |
 * | 3      | observed | 1 once the price was observed; changes of other prices need no notification          |
 */
export type PriceTable = number[];

const UNITS = 0;
const VERSION = 1;
const STAMP = 2;
const OBSERVED = 3;

/** Numbers per price. */
export const SPAN = 4;

/** Factor of the moment in a stamp. */
const MARKS = 8;
const ACTIVE = 1;
/** Directions by the value in the stamp. */
const DIRECTIONS: readonly PriceDirection[] = ['none', 'up', 'down'];

const UNITS_PER_CENT = PRICE_UNIT / 100;

/** Converts hundredths, negative while suspended, to price units. Returns 0 for an invalid price (F-BET-12). */
export function toPriceUnits(hundredths: number): number {
  const units = Math.abs(hundredths) * UNITS_PER_CENT;
  return isPrice(units) ? units : 0;
}

/** The price table at the moment of a change. One object serves all changes of a message. */
export interface PriceMoment {
  readonly table: PriceTable;
  /** Milliseconds since an origin that the owner of the table chooses, at least 1. */
  readonly moment: number;
}

/** New values of a price. */
export interface PriceChange {
  /** Price units, 0 if the price is unreadable. */
  readonly units: number;
  readonly isActive: boolean;
  readonly version: number;
  /** Whether the line changes too. The flash then has no direction. */
  readonly isLineMoved: boolean;
}

/** Entry of the price table. */
export interface PriceEntry extends Omit<PriceChange, 'isLineMoved'> {
  readonly direction: PriceDirection;
  /** Moment of the last move, 0 for never. */
  readonly moment: number;
}

/** Receiver of compact changes: index of the prices of a channel by number. It uses a plain array because a board has about 20,000 prices. */
export interface CompactTarget {
  /** Offsets in the price table by number. Other numbers are ignored. */
  readonly offsets: readonly (number | undefined)[];
  /** Whether changes of unobserved prices are reported too. */
  readonly isEachReported: boolean;
  readonly report: (number: number, offset: number) => void;
}

/** The prices of one match in the table. */
export interface PriceRange {
  /** Offset of the first price. */
  start: number;
  /** One per price. */
  readonly lines: readonly string[];
}

/*
 * The four functions below each write one part of a price. A flood causes 100,000 calls, so they create no object and
 * read no memory outside the entry.
 */

/**
 * Writes the units of a price. A change sets the direction of the flash.
 *
 * @returns whether the units have changed
 */
function writeUnits({ table, moment }: PriceMoment, offset: number, units: number): boolean {
  const before = table[offset + UNITS] ?? 0;
  if (units === before) return false;
  const direction = before && units ? (units > before ? 1 : 2) : 0;
  table[offset + UNITS] = units;
  table[offset + STAMP] = moment * MARKS + 2 * direction + ((table[offset + STAMP] ?? 0) % 2);
  return true;
}

/** Marks the line of a price as moved. A flash without direction replaces the one of {@link writeUnits}. */
function markLineMoved({ table, moment }: PriceMoment, offset: number): void {
  table[offset + STAMP] = moment * MARKS + ((table[offset + STAMP] ?? 0) % 2);
}

/**
 * Writes whether a price is active.
 *
 * @returns whether the value has changed
 */
export function writeActive(table: PriceTable, offset: number, isActive: boolean): boolean {
  const stamp = table[offset + STAMP] ?? 0;
  const next = stamp - (stamp % 2) + (isActive ? ACTIVE : 0);
  table[offset + STAMP] = next;
  return next !== stamp;
}

/**
 * Writes the version of a price.
 *
 * @returns whether the version has changed
 */
function writeVersion(table: PriceTable, offset: number, version: number): boolean {
  const isOther = table[offset + VERSION] !== version;
  table[offset + VERSION] = version;
  return isOther;
}

/** Whether a version is newer than the stored one (F-BET-13). */
const isNewer = (table: PriceTable, offset: number, version: number): boolean =>
  version > (table[offset + VERSION] ?? 0);

/** Returns the offset that the next appended price will have. */
export const getTableEnd = (table: PriceTable): number => table.length;

/**
 * Appends a suspended price. It takes no object, because a board has about 20,000 prices.
 *
 * @returns its offset
 */
export function appendPrice(table: PriceTable, units: number, version: number): number {
  const offset = table.length;
  table[offset + UNITS] = units;
  table[offset + VERSION] = version;
  table[offset + STAMP] = 0;
  table[offset + OBSERVED] = 0;
  return offset;
}

/** Copies one price over another. */
export function copyPrice(table: PriceTable, to: number, from: number): void {
  for (let part = 0; part < SPAN; part += 1) table[to + part] = table[from + part] ?? 0;
}

/** Marks a price as observed. */
export function markObserved(table: PriceTable, offset: number): void {
  table[offset + OBSERVED] = 1;
}

export function readPrice(table: PriceTable, offset: number): PriceEntry {
  const stamp = table[offset + STAMP] ?? 0;
  return {
    units: table[offset + UNITS] ?? 0,
    version: table[offset + VERSION] ?? 0,
    isActive: stamp % 2 === ACTIVE,
    direction: DIRECTIONS[(stamp % MARKS) >> 1] ?? 'none',
    moment: Math.floor(stamp / MARKS),
  };
}

/**
 * Writes a price, whatever its version.
 *
 * @returns whether anything has changed
 */
export function replacePrice(moment: PriceMoment, offset: number, change: PriceChange): boolean {
  const isMoved = writeUnits(moment, offset, change.units);
  const isSwitched = writeActive(moment.table, offset, change.isActive);
  const isOther = writeVersion(moment.table, offset, change.version);
  if (change.isLineMoved) markLineMoved(moment, offset);
  return isMoved || isSwitched || isOther || change.isLineMoved;
}

/**
 * Writes a price if the version is newer than the stored one (F-BET-13).
 *
 * @returns whether it was newer
 */
export function applyChange(moment: PriceMoment, offset: number, change: PriceChange): boolean {
  if (!isNewer(moment.table, offset, change.version)) return false;
  replacePrice(moment, offset, change);
  return true;
}

/**
 * Writes the prices of one version. This is the hottest loop of the site (SPT-09); it creates no object.
 *
 * @param changes the version, then pairs of number and hundredths
 */
export function applyCompact(moment: PriceMoment, changes: readonly number[], target: CompactTarget): void {
  const { table } = moment;
  const { offsets, isEachReported } = target;
  const version = changes[0] ?? 0;
  for (let index = 1; index + 1 < changes.length; index += 2) {
    const number = changes[index] ?? -1;
    const offset = offsets[number];
    if (offset === undefined || !isNewer(table, offset, version)) continue;
    const hundredths = changes[index + 1] ?? 0;
    writeUnits(moment, offset, toPriceUnits(hundredths));
    writeActive(table, offset, hundredths > 0);
    writeVersion(table, offset, version);
    if (isEachReported || table[offset + OBSERVED] === 1) target.report(number, offset);
  }
}

/**
 * Removes the entries of removed and replaced matches from the price table.
 *
 * @param ranges the prices of all stored matches, in any order; their starts are changed
 */
export function compactTable(table: PriceTable, ranges: readonly PriceRange[]): void {
  let end = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const { start } = range;
    range.start = end;
    for (let index = 0; index < range.lines.length; index += 1, end += SPAN)
      copyPrice(table, end, start + index * SPAN);
  }
  table.length = end;
}
