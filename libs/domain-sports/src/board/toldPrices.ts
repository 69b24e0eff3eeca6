import type { PriceDirection } from '../entities/priceCell.ts';

/**
 * What the venue told of every price of a store, in one list of small whole numbers: a change finds all it needs of a price
 * in one place, and the prices of a match stand one after another.
 */
export type PriceTable = number[];

/**
 * Of each price: its units, 0 where the venue sent no readable one; its version; its stamp; whether anybody looks, 1 from
 * then on.
 */
const UNITS = 0;
const VERSION = 1;
const STAMP = 2;
const OBSERVED = 3;

/** Numbers a price takes. */
export const SPAN = 4;

/**
 * A stamp is the moment the price moved, 0 for never, times this; two for a move up, four for one down; one while active.
 */
const MARKS = 8;
const ACTIVE = 1;
/** By half of what a stamp has beyond its moment. */
const DIRECTIONS: readonly PriceDirection[] = ['none', 'up', 'down'];

const getMoveDirection = (before: number, after: number): number => (before && after ? (after > before ? 1 : 2) : 0);

/** Adds a suspended price behind all others. @returns its place */
export function appendPriceEntry(table: PriceTable, units: number, version: number): number {
  const place = table.length;
  table[place + UNITS] = units;
  table[place + VERSION] = version;
  table[place + STAMP] = 0;
  table[place + OBSERVED] = 0;
  return place;
}

/** Copies a price over another. */
export function copyPriceEntry(table: PriceTable, to: number, from: number): void {
  for (let part = 0; part < SPAN; part += 1) table[to + part] = table[from + part] ?? 0;
}

/** Whether anybody has looked at the price: of twenty thousand, few are, and a change of the others is nobody's news. */
export const isObserved = (table: PriceTable, place: number): boolean => table[place + OBSERVED] === 1;

/** Notes that somebody looks. */
export function markObserved(table: PriceTable, place: number): void {
  table[place + OBSERVED] = 1;
}

/** Whether a change is none that is held already, and no older one (F-BET-13). */
export const isNewer = (table: PriceTable, place: number, version: number): boolean =>
  version > (table[place + VERSION] ?? 0);

/** Prices of a store at the moment of a change. One is made for all changes that arrive together. */
export interface PriceMoment {
  readonly table: PriceTable;
  readonly moment: number;
}

/*
 * The four functions below write one part of a price each, as plain values of the one list. A flood makes a hundred
 * thousand calls: no object is made for a change, and each further place in memory costs as much as all the rest.
 */

/** Writes the units of a price. Their direction starts the flash. @returns whether they differ */
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

/** Writes whether a price is active. @returns whether that differs */
export function writeActive(table: PriceTable, place: number, isActive: boolean): boolean {
  const stamp = table[place + STAMP] ?? 0;
  const next = stamp - (stamp % 2) + (isActive ? ACTIVE : 0);
  table[place + STAMP] = next;
  return next !== stamp;
}

/** Writes the version of a price. @returns whether it differs */
export function writeVersion(table: PriceTable, place: number, version: number): boolean {
  const isOther = table[place + VERSION] !== version;
  table[place + VERSION] = version;
  return isOther;
}

/** What is told of a price. */
export interface PriceEntry {
  readonly units: number;
  readonly version: number;
  readonly isActive: boolean;
  readonly direction: PriceDirection;
  /** When it moved, 0 for never. */
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
