import type { WireOddsInput } from '../entities/wire.ts';
import { parseSide, type Side } from '../odds/side.ts';

/** What is said of a price once and for all. */
export interface PriceSlot {
  /** Its id behind that of its match, such as `.RE.0.H`; a blank and the whole id where it does not begin so. */
  readonly key: string;
  readonly playCode: string;
  readonly side: Side;
  readonly rank: number;
  /** The runner of a champion market. */
  readonly name: string | undefined;
}

/** Which prices a match has, in their order: one for all the matches that have the same. */
export interface PriceShape {
  readonly slots: readonly PriceSlot[];
  /** Where a key stands among them. */
  readonly at: ReadonlyMap<string, number>;
}

/** The match a price id begins with: `gameId.play.rank.side`. */
export const parseGameId = (priceId: string): string => priceId.slice(0, Math.max(0, priceId.indexOf('.')));

/** The key of a price in its match. */
export const toPriceKey = (gameId: string, priceId: string): string =>
  priceId.indexOf('.') === gameId.length && priceId.startsWith(gameId) ? priceId.slice(gameId.length) : ` ${priceId}`;

/** Whether the key is that of a price whose id does not tell its match. */
export const isForeignKey = (key: string): boolean => key.startsWith(' ');

/** The id of a price again. */
export const toPriceId = (gameId: string, key: string): string => (isForeignKey(key) ? key.slice(1) : gameId + key);

export const createPriceShape = (slots: readonly PriceSlot[]): PriceShape => ({
  slots,
  at: new Map(slots.map(({ key }, index) => [key, index])),
});

/** Whether the key is that of the price. It builds no text, because a board calls it for 20,000 prices. */
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

/** Those that have a place to stand: of a known side, and of one id the last. */
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

/** Prices of a match that can be read, and their shape. */
export interface ShapedOdds {
  readonly shape: PriceShape;
  readonly odds: readonly WireOddsInput[];
}

export type ShapeReader = (gameId: string, odds: readonly WireOddsInput[]) => ShapedOdds;

/** Shapes remembered; a venue's boards have some dozens. */
const MAX_SHAPES = 256;

/** Tells the shape of prices, the same one for the same plays, sides and lines. */
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
