import type { PriceDirection } from '../entities/priceCell.ts';

/**
 * Last known data of every price of a store in one flat array of integers. A change touches one place in memory, and the
 * prices of a match are adjacent.
 */
export type PriceTable = number[];

/** Fields of an entry: price units (0 if the price is unreadable), version, stamp, and 1 once the price was observed. */
const UNITS = 0;
const VERSION = 1;
const STAMP = 2;
const OBSERVED = 3;

/** Numbers per price. */
export const SPAN = 4;

/** A stamp is the moment of the last move (0 for never) × 8, plus 2 × direction (1 up, 2 down), plus 1 while active. */
const MARKS = 8;
const ACTIVE = 1;
/** Directions by the value in the stamp. */
const DIRECTIONS: readonly PriceDirection[] = ['none', 'up', 'down'];

const getMoveDirection = (before: number, after: number): number => (before && after ? (after > before ? 1 : 2) : 0);

/**
 * Appends a suspended price.
 *
 * @returns its offset
 */
export function appendPriceEntry(table: PriceTable, units: number, version: number): number {
  const place = table.length;
  table[place + UNITS] = units;
  table[place + VERSION] = version;
  table[place + STAMP] = 0;
  table[place + OBSERVED] = 0;
  return place;
}

/** Copies one price over another. */
export function copyPriceEntry(table: PriceTable, to: number, from: number): void {
  for (let part = 0; part < SPAN; part += 1) table[to + part] = table[from + part] ?? 0;
}

/** Whether the price was observed. Changes of other prices, the majority of 20,000, need no notification. */
export const isObserved = (table: PriceTable, place: number): boolean => table[place + OBSERVED] === 1;

/** Marks a price as observed. */
export function markObserved(table: PriceTable, place: number): void {
  table[place + OBSERVED] = 1;
}

/** Whether a version is newer than the stored one (F-BET-13). */
export const isNewer = (table: PriceTable, place: number, version: number): boolean =>
  version > (table[place + VERSION] ?? 0);

/** The price table at the moment of a change. One object serves all changes of a message. */
export interface PriceMoment {
  readonly table: PriceTable;
  readonly moment: number;
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
export function writeUnits({ table, moment }: PriceMoment, place: number, units: number): boolean {
  const before = table[place + UNITS] ?? 0;
  if (units === before) return false;
  const stamp = table[place + STAMP] ?? 0;
  table[place + UNITS] = units;
  table[place + STAMP] = moment * MARKS + 2 * getMoveDirection(before, units) + (stamp % 2);
  return true;
}

/** Marks the line of a price as moved. A flash without direction replaces the one of {@link writeUnits}. */
export function markLineMoved({ table, moment }: PriceMoment, place: number): void {
  table[place + STAMP] = moment * MARKS + ((table[place + STAMP] ?? 0) % 2);
}

/**
 * Writes whether a price is active.
 *
 * @returns whether the value has changed
 */
export function writeActive(table: PriceTable, place: number, isActive: boolean): boolean {
  const stamp = table[place + STAMP] ?? 0;
  const next = stamp - (stamp % 2) + (isActive ? ACTIVE : 0);
  table[place + STAMP] = next;
  return next !== stamp;
}

/**
 * Writes the version of a price.
 *
 * @returns whether the version has changed
 */
export function writeVersion(table: PriceTable, place: number, version: number): boolean {
  const isOther = table[place + VERSION] !== version;
  table[place + VERSION] = version;
  return isOther;
}

/** Decoded entry of the price table. */
export interface PriceEntry {
  readonly units: number;
  readonly version: number;
  readonly isActive: boolean;
  readonly direction: PriceDirection;
  /** Moment of the last move, 0 for never. */
  readonly moment: number;
}

export function readPriceEntry(table: PriceTable, place: number): PriceEntry {
  const stamp = table[place + STAMP] ?? 0;
  return {
    units: table[place + UNITS] ?? 0,
    version: table[place + VERSION] ?? 0,
    isActive: stamp % 2 === ACTIVE,
    direction: DIRECTIONS[(stamp % MARKS) >> 1] ?? 'none',
    moment: Math.floor(stamp / MARKS),
  };
}
