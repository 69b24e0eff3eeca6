import type { PriceCell } from '../entities/priceCell.ts';
import type { WireBoard, WireChanges, WireGameInput, WireOddsInput } from '../entities/wire.ts';
import { parsePrice } from '../odds/price.ts';
import type { Side } from '../plays/side.ts';

const getDirection = (before: PriceCell, line: string, price: number | undefined): PriceCell['direction'] => {
  if (line !== before.line || before.price === undefined || price === undefined) return 'none';
  return price > before.price ? 'up' : 'down';
};

/**
 * Returns the cell after a change. A price move or a change of line starts a flash; any other change keeps the last
 * one.
 */
function after(
  before: PriceCell,
  to: Pick<PriceCell, 'line' | 'price' | 'isActive' | 'version'>,
  now: number,
): PriceCell {
  const isMoved = to.line !== before.line || to.price !== before.price;
  const flash = isMoved ? { direction: getDirection(before, to.line, to.price), changedAt: now } : {};
  const { line, price, isActive, version } = to;
  return { ...before, line, price, isActive, version, ...flash };
}

const createCell = (gameId: string, { id, w, r, i, name, ...odds }: WireOddsInput): PriceCell => ({
  id,
  gameId,
  playCode: w,
  side: r as Side,
  rank: i,
  name,
  line: odds.line,
  price: parsePrice(odds.price),
  isActive: odds.active === 'Y',
  version: odds.ver,
  direction: 'none',
  changedAt: 0,
});

/**
 * Reference implementation of the board's prices: one object for each price, every match parsed at once, nothing shared.
 * A store has to return the same cells.
 */
export function createPlainBoard(now: () => number) {
  const cells = new Map<string, PriceCell>();
  const numbers = new Map<number, string>();
  /** Price ids by channel and match. */
  const carriedIds = new Map<string, Map<string, ReadonlySet<string>>>();
  const of = (channel: string) => carriedIds.get(channel) ?? carriedIds.set(channel, new Map()).get(channel)!;

  const prune = (): void => {
    const kept = new Set([...carriedIds.values()].flatMap((games) => [...games.values()].flatMap((ids) => [...ids])));
    for (const id of cells.keys()) if (!kept.has(id)) cells.delete(id);
  };
  const put = (channel: string, { gameId, odds }: WireGameInput): void => {
    const isShared = [...carriedIds].some(([other, games]) => other !== channel && games.has(gameId));
    of(channel).set(gameId, new Set(odds.map(({ id }) => id)));
    for (const price of odds) {
      if (price.n !== undefined) numbers.set(price.n, price.id);
      const [fresh, before] = [createCell(gameId, price), cells.get(price.id)];
      if (before && isShared && fresh.version < before.version) continue;
      cells.set(price.id, before ? after({ ...before, name: fresh.name }, fresh, now()) : fresh);
    }
    prune();
  };
  const change = (id: string | undefined, to: (before: PriceCell) => Parameters<typeof after>[1]): void => {
    const before = cells.get(id ?? '');
    if (before && to(before).version > before.version) cells.set(before.id, after(before, to(before), now()));
  };
  const isCarried = (channel: string, id: string | undefined): boolean =>
    id !== undefined && [...of(channel).values()].some((ids) => ids.has(id));

  return {
    getPrice: (id: string): PriceCell | undefined => cells.get(id),
    applyBoard: ({ channel, games }: WireBoard): void => {
      const kept = new Set(games.map(({ gameId }) => gameId));
      for (const id of of(channel).keys()) if (!kept.has(id)) of(channel).delete(id);
      prune();
      for (const game of games) put(channel, game);
    },
    applyChanges: ({ channel, removed, added, prices, compact = [] }: WireChanges): void => {
      for (const id of removed) of(channel).delete(id);
      prune();
      for (const game of added) put(channel, game);
      for (const [id, line, price, active, version] of prices)
        change(id, () => ({ line, price: parsePrice(price), isActive: active === 'Y', version }));
      for (const [version = 0, ...pairs] of compact)
        for (let at = 0; at < pairs.length; at += 2) {
          const [n = 0, cents = 0] = pairs.slice(at, at + 2);
          const id = numbers.get(n);
          const price = parsePrice((Math.abs(cents) / 100).toFixed(2));
          if (isCarried(channel, id)) change(id, ({ line }) => ({ line, price, isActive: cents > 0, version }));
        }
    },
    dropChannel: (channel: string): void => {
      carriedIds.delete(channel);
      prune();
    },
  };
}
