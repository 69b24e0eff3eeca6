import type { PriceDirection } from '../entities/priceCell.ts';

/**
 * What the venue told of every price of a store, in one list of small whole numbers: a change finds all it needs of a price
 * in one place, and the prices of a match stand one after another.
 */
export type ToldPrices = number[];

/**
 * Of each price: its units, 0 where the venue sent no readable one; its version; its stamp; whether anybody looks, 1 from
 * then on.
 */
const UNITS = 0;
const VERSION = 1;
const STAMP = 2;
const LOOKED_AT = 3;

/** Numbers a price takes. */
export const SPAN = 4;

/**
 * A stamp is the moment the price moved, 0 for never, times this; two for a move up, four for one down; one while active.
 */
const MARKS = 8;
const ACTIVE = 1;
/** By half of what a stamp has beyond its moment. */
const DIRECTIONS: readonly PriceDirection[] = ['none', 'up', 'down'];

const directionOf = (before: number, after: number): number => (before && after ? (after > before ? 1 : 2) : 0);

/** Adds a suspended price behind all others. @returns its place */
export function addTold(told: ToldPrices, units: number, version: number): number {
  const place = told.length;
  told[place + UNITS] = units;
  told[place + VERSION] = version;
  told[place + STAMP] = 0;
  told[place + LOOKED_AT] = 0;
  return place;
}

/** Copies a price over another. */
export function copyTold(told: ToldPrices, to: number, from: number): void {
  for (let part = 0; part < SPAN; part += 1) told[to + part] = told[from + part] ?? 0;
}

/** Whether anybody has looked at the price: of twenty thousand, few are, and a change of the others is nobody's news. */
export const isLookedAt = (told: ToldPrices, place: number): boolean => told[place + LOOKED_AT] === 1;

/** Notes that somebody looks. */
export function noteLook(told: ToldPrices, place: number): void {
  told[place + LOOKED_AT] = 1;
}

/** Whether a change is none that is held already, and no older one (F-BET-13). */
export const isNewer = (told: ToldPrices, place: number, version: number): boolean =>
  version > (told[place + VERSION] ?? 0);

/** Prices of a store at the moment of a change. One is made for all changes that arrive together. */
export interface PriceMoment {
  readonly told: ToldPrices;
  readonly moment: number;
}

/*
 * The four functions below write one part of a price each, as plain values of the one list. A flood makes a hundred
 * thousand calls: no object is made for a change, and each further place in memory costs as much as all the rest.
 */

/** Writes the units of a price. Their direction starts the flash. @returns whether they differ */
export function writeUnits({ told, moment }: PriceMoment, place: number, units: number): boolean {
  const before = told[place + UNITS] ?? 0;
  if (units === before) return false;
  const stamp = told[place + STAMP] ?? 0;
  told[place + UNITS] = units;
  told[place + STAMP] = moment * MARKS + 2 * directionOf(before, units) + (stamp % 2);
  return true;
}

/** Marks the line of a price as moved. A flash without direction replaces the one of {@link writeUnits}. */
export function markLineMoved({ told, moment }: PriceMoment, place: number): void {
  told[place + STAMP] = moment * MARKS + ((told[place + STAMP] ?? 0) % 2);
}

/** Writes whether a price is active. @returns whether that differs */
export function writeActive(told: ToldPrices, place: number, isActive: boolean): boolean {
  const stamp = told[place + STAMP] ?? 0;
  const next = stamp - (stamp % 2) + (isActive ? ACTIVE : 0);
  told[place + STAMP] = next;
  return next !== stamp;
}

/** Writes the version of a price. @returns whether it differs */
export function writeVersion(told: ToldPrices, place: number, version: number): boolean {
  const isOther = told[place + VERSION] !== version;
  told[place + VERSION] = version;
  return isOther;
}

/** What is told of a price. */
export interface Told {
  readonly units: number;
  readonly version: number;
  readonly isActive: boolean;
  readonly direction: PriceDirection;
  /** When it moved, 0 for never. */
  readonly moment: number;
}

export function readTold(told: ToldPrices, place: number): Told {
  const stamp = told[place + STAMP] ?? 0;
  return {
    units: told[place + UNITS] ?? 0,
    version: told[place + VERSION] ?? 0,
    isActive: stamp % 2 === ACTIVE,
    direction: DIRECTIONS[(stamp % MARKS) >> 1] ?? 'none',
    moment: Math.floor(stamp / MARKS),
  };
}
