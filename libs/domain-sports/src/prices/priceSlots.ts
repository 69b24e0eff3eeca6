import type { WireOddsInput } from '../entities/wire.ts';
import { parseSide, type Side } from '../plays/side.ts';

/** Constant fields of a price. */
export interface PriceSlot {
  /**
   * The part of the price id after the match id, such as `.RE.0.H`, or a blank and the whole id if it begins otherwise.
   */
  readonly key: string;
  readonly playCode: string;
  readonly side: Side;
  readonly rank: number;
  /** Runner of an outright. */
  readonly name: string | undefined;
}

/** Ordered slots of the prices of a match, shared by all matches with equal slots. */
export interface PriceShape {
  readonly slots: readonly PriceSlot[];
  /** Index of each key in `slots`. */
  readonly at: ReadonlyMap<string, number>;
}

/** Returns the match id at the start of a price id (`gameId.play.rank.side`), or an empty text. */
export const parseGameId = (priceId: string): string => priceId.slice(0, Math.max(0, priceId.indexOf('.')));

/** Converts a price id to its key within the match. */
export const toPriceKey = (gameId: string, priceId: string): string =>
  priceId.indexOf('.') === gameId.length && priceId.startsWith(gameId) ? priceId.slice(gameId.length) : ` ${priceId}`;

/** Whether the key belongs to a price whose id does not begin with the id of its match. */
export const isForeignKey = (key: string): boolean => key.startsWith(' ');

/** Converts a key back to the price id. */
export const toPriceId = (gameId: string, key: string): string => (isForeignKey(key) ? key.slice(1) : gameId + key);

export const createPriceShape = (slots: readonly PriceSlot[]): PriceShape => ({
  slots,
  at: new Map(slots.map(({ key }, index) => [key, index])),
});

/** Whether the key belongs to the price. It builds no text, because a board calls it for 20,000 prices. */
const isKeyed = (key: string, gameId: string, priceId: string): boolean =>
  isForeignKey(key)
    ? toPriceKey(gameId, priceId) === key
    : priceId.length === gameId.length + key.length &&
      priceId.indexOf('.') === gameId.length &&
      priceId.endsWith(key) &&
      priceId.startsWith(gameId);

const matchesSlot = (slot: PriceSlot, gameId: string, { id, w, r, i, name }: WireOddsInput): boolean =>
  r === slot.side && i === slot.rank && w === slot.playCode && name === slot.name && isKeyed(slot.key, gameId, id);

const fits = ({ slots }: PriceShape, gameId: string, odds: readonly WireOddsInput[]): boolean =>
  slots.length === odds.length && slots.every((slot, index) => matchesSlot(slot, gameId, odds[index] as WireOddsInput));

/** Filters out prices of unknown sides and all but the last price of each id. */
const readable = (odds: readonly WireOddsInput[]): readonly WireOddsInput[] => [
  ...new Map(odds.filter(({ r }) => parseSide(r)).map((price) => [price.id, price])).values(),
];

const createSlotReader =
  (gameId: string) =>
  ({ id, w, r, i, name }: WireOddsInput): PriceSlot => ({
    key: toPriceKey(gameId, id),
    playCode: w,
    side: r as Side,
    rank: i,
    name,
  });

/** Valid prices of a match and their shape. */
export interface ShapedOdds {
  readonly shape: PriceShape;
  readonly odds: readonly WireOddsInput[];
}

export type ShapeReader = (gameId: string, odds: readonly WireOddsInput[]) => ShapedOdds;

/** Maximum number of cached shapes. The boards of a venue have some dozens. */
const MAX_SHAPES = 256;

/** Creates a reader of shapes, which returns one shared shape for equal plays, sides and lines. */
export function createShapes(): ShapeReader {
  let shapes: PriceShape[] = [];
  let last: PriceShape | undefined;
  const find: ShapeReader = (gameId, odds) => {
    if (!last || !fits(last, gameId, odds)) last = shapes.find((shape) => fits(shape, gameId, odds));
    if (last) return { shape: last, odds };
    const own = readable(odds);
    if (own.length < odds.length) return find(gameId, own);
    last = createPriceShape(odds.map(createSlotReader(gameId)));
    shapes = [last, ...shapes.slice(0, MAX_SHAPES - 1)];
    return { shape: last, odds };
  };
  return find;
}
