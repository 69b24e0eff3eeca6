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

/** Adds a price behind all others. */
export function addTold(told: ToldPrices, units: number, isActive: boolean, version: number): void {
  const place = told.length;
  told[place + UNITS] = units;
  told[place + VERSION] = version;
  told[place + STAMP] = isActive ? ACTIVE : 0;
  told[place + LOOKED_AT] = 0;
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

/**
 * Writes what a price is told to be; what it was gives the direction of the flash. Answers whether anything differs.
 *
 * Plain values, none of them gathered in an object, and nothing but the one list: a flood makes a hundred thousand calls,
 * and each further place in memory costs as much as all the rest.
 */
export function writeTold(
  told: ToldPrices,
  place: number,
  isSameLine: boolean,
  units: number,
  isActive: boolean,
  version: number,
  moment: number,
): boolean {
  const before = told[place + UNITS] ?? 0;
  const stamp = told[place + STAMP] ?? 0;
  const isMoved = !isSameLine || units !== before;
  const flash = isMoved ? moment * MARKS + (isSameLine ? 2 * directionOf(before, units) : 0) : stamp - (stamp % 2);
  const next = flash + (isActive ? ACTIVE : 0);
  if (!isMoved && next === stamp && version === told[place + VERSION]) return false;
  told[place + UNITS] = units;
  told[place + VERSION] = version;
  told[place + STAMP] = next;
  return true;
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
