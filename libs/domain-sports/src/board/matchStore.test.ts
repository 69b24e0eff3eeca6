import fc from 'fast-check';
import type { PriceCell } from '../entities/priceCell.ts';
import type { WireChanges, WireGameInput, WireOddsInput } from '../entities/wire.ts';
import { createPlainBoard } from '../testing/plainBoard.ts';
import { wireBoard, wireChanges, wireGame, wireOdds } from '../testing/samples.ts';
import type { BoardStore } from './boardStore.ts';
import { createBoardStore } from './createBoardStore.ts';
import { createCompactPrices } from './createCompactPrices.ts';

/** Two matches whose price ids begin with their own id, and one with other price ids. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  '1': ['1.RE.0.H', '1.RE.0.C', '1.RE.1.H'],
  '2': ['2.RE.0.H', '2.RE.0.C', '2.RE.1.H'],
  '3': ['s1', '1.s2', '4.RE.0.H'],
};
const GAMES = Object.keys(IDS);
const ALL_IDS = Object.values(IDS).flat();

type Sink = Pick<BoardStore, 'applyBoard' | 'dropChannel'> & { readonly applyChanges: (changes: WireChanges) => void };
type Step = (sink: Sink) => void;

const cents = fc.integer({ min: 50, max: 99 });
const price = fc.oneof(
  cents.map((hundredths) => `0.${hundredths}`),
  fc.constant('oops'),
);
const line = fc.constantFrom('-0.25', '-0.5');
const active = fc.constantFrom('Y' as const, 'N' as const);
const version = fc.nat(9);
const id = fc.constantFrom(...ALL_IDS);
const gameId = fc.constantFrom(...GAMES);
/** A match on its board or on its own channel, which may carry other prices. */
const channel = fc.constantFrom('FT.RB', 'GAME.1', 'GAME.3');

const createOdds = (key: string): fc.Arbitrary<WireOddsInput> =>
  fc.record({
    id: fc.constant(key),
    w: fc.constant('RE'),
    r: fc.constant(key.endsWith('C') ? 'C' : 'H'),
    i: fc.constant(key.includes('.1.') ? 1 : 0),
    line,
    price,
    active,
    ver: version,
    n: fc.constant(ALL_IDS.indexOf(key)),
    name: fc.constant(key === 's1' ? 'Runner' : undefined),
  });
const game: fc.Arbitrary<WireGameInput> = gameId.chain((own) =>
  fc
    .tuple(
      fc.subarray([...(IDS[own] ?? [])]).chain((keys) => fc.tuple(...keys.map(createOdds))),
      fc.nat(3),
    )
    .map(([odds, startTime]) => wireGame(own, { odds, startTime })),
);

const changes = (over: Partial<WireChanges>): Step => {
  const delta = wireChanges(over);
  return ({ applyChanges }) => applyChanges(delta);
};
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(channel, fc.uniqueArray(game, { maxLength: 3, selector: (own) => own.gameId })).map(
    ([key, games]): Step =>
      ({ applyBoard }) =>
        applyBoard(wireBoard({ channel: key, games })),
  ),
  fc.tuple(id, line, price, active, version).map((change) => changes({ prices: [change] })),
  fc
    .tuple(channel, fc.nat(ALL_IDS.length), cents, fc.boolean(), version)
    .map(([key, n, hundredths, isOpen, ver]) =>
      changes({ channel: key, compact: [[ver, n, isOpen ? hundredths : -hundredths]] }),
    ),
  fc.tuple(channel, game).map(([key, own]) => changes({ channel: key, added: [own] })),
  fc.tuple(gameId, fc.nat(9)).map(([own, goals]) => changes({ games: [{ gameId: own, sc_FT_H: String(goals) }] })),
  fc.tuple(channel, gameId).map(([key, own]) => changes({ channel: key, removed: [own] })),
  channel.map(
    (key): Step =>
      ({ dropChannel }) =>
        dropChannel(key),
  ),
);

/** Creates stores and plain boards that receive the same messages at the same times. */
function setUp() {
  let time = 1;
  const now = () => time;
  const newStore = () => {
    const store = createBoardStore({ scheduleFrame: (run) => run(), now });
    const decoder = createCompactPrices();
    const sink: Sink = { ...store, applyChanges: (delta) => store.applyChanges(delta, decoder) };
    return { store, sink };
  };
  return { newStore, plain: createPlainBoard(now), pass: () => void (time += 1) };
}

const getPrices = ({ getPrice }: Pick<BoardStore, 'getPrice'>) => ALL_IDS.map((key) => getPrice(key));
/** Formats cells as text, which compares faster. */
const formatCells = (cells: readonly (PriceCell | undefined)[]) =>
  cells
    .map((cell) => cell && [cell.id, cell.gameId, cell.playCode, cell.side, cell.rank, cell.name, ...getState(cell)])
    .join('\n');
const getState = (cell: PriceCell) => [
  cell.line,
  cell.price,
  cell.isActive,
  cell.version,
  cell.direction,
  cell.changedAt,
];
const seen = (store: BoardStore) => [
  store.getList('FT.RB'),
  ...GAMES.map((key) => store.getMatch(key)),
  ...ALL_IDS.map((key) => [store.isPriceStale(key), store.getPriceAge(key)]),
];
/** Clears the flash, which the store omits for prices that were never observed. */
const withoutFlash = (store: BoardStore) =>
  getPrices(store).map((cell) => cell && { ...cell, direction: 'none', changedAt: 0 });

it('SPT-09 equals a board of plain objects, whenever prices are read', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { newStore, plain, pass } = setUp();
      const [late, watched, onPrice] = [newStore(), newStore(), newStore()];
      ALL_IDS.forEach((key) => onPrice.store.subscribePrice(key, () => undefined));
      for (const apply of steps) {
        pass();
        for (const sink of [late.sink, watched.sink, onPrice.sink, plain]) apply(sink);
        expect(formatCells(getPrices(watched.store))).toBe(formatCells(getPrices(plain)));
        seen(watched.store);
      }
      expect(formatCells(getPrices(onPrice.store))).toBe(formatCells(getPrices(plain)));
      expect(withoutFlash(late.store)).toEqual(withoutFlash(watched.store));
      expect(seen(late.store)).toEqual(seen(watched.store));
    }),
  );
});

it('SPT-09 notifies only the listeners of the changed price', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), step, (steps, last) => {
      const { newStore } = setUp();
      const { store, sink } = newStore();
      steps.forEach((apply) => apply(sink));
      const before = getPrices(store);
      const notified = new Set<string>();
      ALL_IDS.forEach((key) => store.subscribePrice(key, () => void notified.add(key)));
      last(sink);
      const changed = ALL_IDS.filter((key, at) => store.getPrice(key) !== before[at]);
      expect([...notified].sort()).toEqual(changed.sort());
    }),
  );
});

it('sets the direction at the first change of a price that has a listener but was never read', () => {
  const { store } = setUp().newStore();
  const onPrice = jest.fn();
  store.applyBoard(wireBoard({ games: [wireGame('1')] }));
  store.subscribePrice('1.RE.0.H', onPrice);
  store.applyChanges(wireChanges({ prices: [['1.RE.0.H', '-0.25', '0.99', 'Y', 2]] }));
  expect([onPrice.mock.calls.length, store.getPrice('1.RE.0.H')]).toMatchObject([1, { price: 9900, direction: 'up' }]);
});

it('lists the unread matches of a board in board order', () => {
  const { store } = setUp().newStore();
  const games = [9, 3, Number.NaN].map((startTime, at) => wireGame(String(at), { startTime }));
  store.applyBoard(wireBoard({ games }));
  expect(store.getList('FT.RB').matchIds).toEqual(['1', '0', '2']);
});

it('SPT-01 builds markets on the first read, keeps their reference and includes them in a copy', () => {
  const { store } = setUp().newStore();
  store.applyBoard(wireBoard({ games: [wireGame('1', { odds: [wireOdds('1.RE.0.H')] })] }));
  const match = store.getMatch('1');
  const markets = { RE: [{ rank: 0, priceIds: { H: '1.RE.0.H' } }] };
  expect([{ ...match }.markets, match?.markets]).toEqual([markets, markets]);
  expect(match?.markets).toBe(match?.markets);
});
