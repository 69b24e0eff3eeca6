import fc from 'fast-check';
import { isPickable } from '../entities/priceCell.ts';
import type { WirePriceChange } from '../entities/wire.ts';
import { wireBoard, wireChanges, wireGame, wireOdds } from '../testing/samples.ts';
import { createBoardStore } from './createBoardStore.ts';

const HOME = '700001.RE.0.H';

function setUp() {
  let now = 5000;
  const frames: (() => void)[] = [];
  const store = createBoardStore({ scheduleFrame: (callback) => void frames.push(callback), now: () => now });
  const nextFrame = () => frames.splice(0).forEach((callback) => callback());
  store.applyBoard(wireBoard());
  nextFrame();
  return { store, nextFrame, frames, setNow: (ms: number) => void (now = ms) };
}

interface Quoted {
  readonly line?: string;
  readonly active?: 'Y' | 'N';
}

const change = (price: string, version: number, { line = '-0.25', active = 'Y' }: Quoted = {}) =>
  wireChanges({ prices: [[HOME, line, price, active, version]] });

describe('prices', () => {
  it('SPT-09 notifies only the listeners of a changed price, once per frame', () => {
    const { store, nextFrame, frames } = setUp();
    const [own, other] = [jest.fn(), jest.fn()];
    store.subscribePrice(HOME, own);
    store.subscribePrice('700001.RE.0.C', other);
    store.applyChanges(change('0.96', 2));
    store.applyChanges(change('0.97', 3));
    expect([own.mock.calls.length, frames.length]).toEqual([0, 1]);
    nextFrame();
    expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
    expect(store.getPrice(HOME)?.price).toBe(9700);
  });

  it.each`
    price     | line       | direction
    ${'0.96'} | ${'-0.25'} | ${'up'}
    ${'0.94'} | ${'-0.25'} | ${'down'}
    ${'0.95'} | ${'-0.25'} | ${'none'}
    ${'0.99'} | ${'-0.5'}  | ${'none'}
    ${'oops'} | ${'-0.25'} | ${'none'}
  `('SPT-08 a move to $price at $line flashes $direction', ({ price, line, direction }) => {
    const { store } = setUp();
    store.applyChanges(change(price, 2, { line }));
    expect(store.getPrice(HOME)?.direction).toBe(direction);
  });

  it('SPT-08 stamps the time of a price move, but not of a suspension', () => {
    const { store, setNow } = setUp();
    setNow(6000);
    store.applyChanges(change('0.96', 2));
    setNow(7000);
    store.applyChanges(change('0.96', 3, { active: 'N' }));
    expect(store.getPrice(HOME)).toMatchObject({ changedAt: 6000, direction: 'up', isActive: false });
  });

  it.each`
    rule                     | odds                              | pickable
    ${'an open price'}       | ${wireOdds('p')}                  | ${true}
    ${'a suspended price'}   | ${wireOdds('p', { active: 'N' })} | ${false}
    ${'an unreadable price'} | ${wireOdds('p', { price: '' })}   | ${false}
  `('SPT-08 $rule can be picked: $pickable', ({ odds, pickable }) => {
    const { store } = setUp();
    store.applyBoard(wireBoard({ games: [wireGame('1', { odds: [odds] })] }));
    expect(isPickable(store.getPrice('p'))).toBe(pickable);
  });

  it('SPT-09 returns the same cell until the price changes', () => {
    const { store } = setUp();
    const before = store.getPrice(HOME);
    expect(store.getPrice(HOME)).toBe(before);
    store.applyBoard(wireBoard({ cursor: 11 }));
    expect(store.getPrice(HOME)).toBe(before);
    store.applyChanges(change('0.96', 2));
    expect(store.getPrice(HOME)).not.toBe(before);
  });

  it('F-BET-13 keeps the newest version, whatever the order and repetition of changes', () => {
    const versions = fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { minLength: 1, maxLength: 20 });
    const shuffled = versions.chain((own) =>
      fc.tuple(fc.constant(own), fc.shuffledSubarray([...own, ...own], { minLength: own.length * 2 })),
    );
    fc.assert(
      fc.property(shuffled, ([own, order]) => {
        const { store } = setUp();
        const toChange = (version: number): WirePriceChange => [
          HOME,
          '-0.25',
          `1.${String(version).padStart(2, '0')}`,
          'Y',
          version,
        ];
        for (const version of order) store.applyChanges(wireChanges({ prices: [toChange(version)] }));
        const newest = Math.max(...own);
        expect(store.getPrice(HOME)).toMatchObject({ version: newest, price: 10_000 + newest * 100 });
      }),
    );
  });

  it('SPT-09 ignores a change of an unknown price', () => {
    const { store } = setUp();
    store.applyChanges(wireChanges({ prices: [['nobody', '', '0.95', 'Y', 2]] }));
    expect(store.getPrice('nobody')).toBeUndefined();
  });
});

describe('matches and lists', () => {
  it('SPT-09 notifies listeners of the match, not of the list, after a goal', () => {
    const { store, nextFrame } = setUp();
    const [match, list] = [jest.fn(), jest.fn()];
    store.subscribeMatch('700001', match);
    store.subscribeList('FT.RB', list);
    const before = store.getList('FT.RB');
    store.applyChanges(wireChanges({ games: [{ gameId: '700001', sc_FT_H: '2' }] }));
    nextFrame();
    expect([match.mock.calls.length, list.mock.calls.length]).toEqual([1, 0]);
    expect(store.getList('FT.RB')).toBe(before);
  });

  it('SPT-08 orders leagues by their order and matches by kick-off', () => {
    const { store } = setUp();
    const league = (league_id: string, sort: number) => ({ ...wireBoard().leagues[0], league_id, sort }) as never;
    const game = (id: string, league_id: string, startTime: number) => wireGame(id, { league_id, startTime, odds: [] });
    store.applyBoard(
      wireBoard({
        leagues: [league('b', 2), league('a', 1)],
        games: [game('3', 'b', 1), game('2', 'a', 9), game('1', 'a', 5), game('4', 'unknown', 0)],
      }),
    );
    expect(store.getList('FT.RB')).toMatchObject({
      leagueIds: ['a', 'b', 'unknown'],
      matchIds: ['1', '2', '3', '4'],
      matchIdsByLeague: { a: ['1', '2'], b: ['3'], unknown: ['4'] },
      isLoaded: true,
    });
  });

  it('F-BET-16 removes the prices of a removed match', () => {
    const { store, nextFrame } = setUp();
    const onPrice = jest.fn();
    store.subscribePrice(HOME, onPrice);
    store.applyChanges(wireChanges({ removed: ['700001'] }));
    nextFrame();
    expect([store.getMatch('700001'), store.getPrice(HOME), onPrice.mock.calls.length]).toEqual([
      undefined,
      undefined,
      1,
    ]);
    expect(store.getList('FT.RB').matchIds).toEqual([]);
  });

  it('SPT-09 moves a match from today to in-play at kick-off, in either order of messages', () => {
    for (const order of ['added first', 'removed first']) {
      const { store } = setUp();
      const today = wireGame('9', { showType: 'FT', odds: [wireOdds('9.R.0.H', { w: 'R' })] });
      const live = wireGame('9', { odds: [wireOdds('9.RE.0.H')] });
      store.applyBoard(wireBoard({ channel: 'FT.FT', games: [today] }));
      const steps = [
        () => store.applyChanges(wireChanges({ added: [live] })),
        () => store.applyChanges(wireChanges({ channel: 'FT.FT', removed: ['9'] })),
      ];
      if (order === 'removed first') steps.reverse();
      steps.forEach((step) => step());
      expect(store.getMatch('9')?.channel).toBe('FT.RB');
      expect([store.getPrice('9.R.0.H'), store.getPrice('9.RE.0.H')?.price]).toEqual([undefined, 9500]);
      expect(store.getList('FT.FT').matchIds).toEqual([]);
    }
  });

  it('F-BET-15 marks the list as stale until the next board', () => {
    const { store, nextFrame } = setUp();
    const onList = jest.fn();
    store.subscribeList('FT.RB', onList);
    store.setStale('FT.RB', true);
    store.setStale('FT.RB', true);
    nextFrame();
    expect([store.getList('FT.RB').isStale, onList.mock.calls.length]).toEqual([true, 1]);
    store.applyBoard(wireBoard());
    expect(store.getList('FT.RB').isStale).toBe(false);
  });

  it('removes all matches and prices of a dropped channel', () => {
    const { store } = setUp();
    store.dropChannel('FT.RB');
    expect([store.getMatch('700001'), store.getPrice(HOME), store.getCursor('FT.RB')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(store.getList('FT.RB')).toMatchObject({ isLoaded: false, matchIds: [] });
    expect(store.getList('FT.RB')).toBe(store.getList('FT.RB'));
  });

  it('SPT-09 does not call a listener after it has unsubscribed', () => {
    const { store, nextFrame } = setUp();
    const listener = jest.fn();
    const leave = store.subscribePrice(HOME, listener);
    store.applyChanges(change('0.96', 2));
    leave();
    nextFrame();
    expect(listener).not.toHaveBeenCalled();
  });
});
