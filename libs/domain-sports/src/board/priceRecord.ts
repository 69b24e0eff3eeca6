import { type PriceCell, type PriceDirection } from '../entities/priceCell.ts';
import { type WireOddsInput, type WirePriceChange } from '../entities/wire.ts';
import { parseSide, type Side } from '../odds/side.ts';
import { parsePrice, type Price } from '../odds/price.ts';

/**
 * A price inside the store: changed in place, for a tick touches hundreds and few of them are on screen.
 *
 * What leaves the store is the snapshot, made when somebody looks.
 */
export interface PriceRecord {
  readonly id: string;
  readonly gameId: string;
  readonly playCode: string;
  readonly side: Side;
  readonly rank: number;
  readonly name: string | undefined;
  /** In compact changes. */
  n: number | undefined;
  line: string;
  price: Price | undefined;
  isActive: boolean;
  version: number;
  direction: PriceDirection;
  changedAt: number;
  snapshot: PriceCell | undefined;
}

const directionOf = (before: Price | undefined, after: Price | undefined): PriceDirection => {
  if (before === undefined || after === undefined) return 'none';
  return after > before ? 'up' : 'down';
};

/** Reads a price of the wire; `undefined` for an unknown side. */
export function toPriceRecord(wire: WireOddsInput, gameId: string): PriceRecord | undefined {
  const side = parseSide(wire.r);
  if (!side) return undefined;
  return {
    ...{ id: wire.id, gameId, playCode: wire.w, side, rank: wire.i, name: wire.name, n: wire.n, line: wire.line },
    version: wire.ver,
    price: parsePrice(wire.price),
    isActive: wire.active === 'Y',
    direction: 'none',
    changedAt: 0,
    snapshot: undefined,
  };
}

/** Takes a new line and price; what they were before gives the direction of the flash. */
export function movePrice(record: PriceRecord, line: string, price: Price | undefined, now: number): void {
  if (line !== record.line) {
    record.direction = 'none';
    record.changedAt = now;
  } else if (price !== record.price) {
    record.direction = directionOf(record.price, price);
    record.changedAt = now;
  }
  record.line = line;
  record.price = price;
}

/** Applies a change unless it is older than what is held or the same again (F-BET-13); answers whether it was taken. */
export function changePrice(record: PriceRecord, change: WirePriceChange, now: number): boolean {
  const version = change[4];
  if (!(version > record.version)) return false;
  movePrice(record, change[1], parsePrice(change[2]), now);
  record.isActive = change[3] === 'Y';
  record.version = version;
  record.snapshot = undefined;
  return true;
}

/** Carries the flash of an earlier record over to the one a fresh board brings; answers whether anything differs. */
export function succeedPrice(record: PriceRecord, before: PriceRecord, now: number): boolean {
  const { line, price } = record;
  record.n ??= before.n;
  record.line = before.line;
  record.price = before.price;
  record.direction = before.direction;
  record.changedAt = before.changedAt;
  const isMoved = line !== before.line || price !== before.price;
  movePrice(record, line, price, now);
  const isSame = !isMoved && record.isActive === before.isActive && record.version === before.version;
  if (isSame) record.snapshot = before.snapshot;
  return !isSame;
}

/** The public form of a price; the same object until the price changes. */
export function snapshotOf(record: PriceRecord): PriceCell {
  record.snapshot ??= {
    id: record.id,
    gameId: record.gameId,
    playCode: record.playCode,
    side: record.side,
    rank: record.rank,
    name: record.name,
    line: record.line,
    price: record.price,
    isActive: record.isActive,
    version: record.version,
    direction: record.direction,
    changedAt: record.changedAt,
  };
  return record.snapshot;
}
