import { createMemoryStore } from '@pavilion/kernel';
import type { SeriesRequest, SingleRequest } from './betPlacement.ts';
import { createPendingBetStore } from './createPendingBetStore.ts';

const leg = { gameId: 'g', oddsId: 'a', playCode: 'RE', side: 'H', line: '', price: '0.95' };
const single = (requestId: string): SingleRequest => ({
  ...leg,
  kind: 'single',
  requestId,
  stake: '100.00',
  oddsRule: 'none',
});
const series: SeriesRequest = {
  kind: 'series',
  requestId: 's1',
  legs: [leg, leg],
  systems: ['2x1'],
  unitStake: '50.00',
  oddsRule: 'any',
};

it('W3 stores bets in their order and removes them one by one, the key with the last', () => {
  const store = createMemoryStore();
  const { savePending, loadPending, deletePending } = createPendingBetStore(store, 'bets.1');
  for (const request of [single('r1'), series, single('r2')]) void savePending(request);
  expect(loadPending()).toEqual([single('r1'), series, single('r2')]);
  void deletePending('r1');
  void deletePending('unknown');
  expect(loadPending()).toEqual([series, single('r2')]);
  void deletePending('s1');
  void deletePending('r2');
  expect(store.get('bets.1')).toBeUndefined();
});

it('W3 the bets of one member are not loaded for another', () => {
  const store = createMemoryStore();
  const [own, other] = ['bets.1', 'bets.2'].map((key) => createPendingBetStore(store, key));
  void own?.savePending(single('r1'));
  void other?.deletePending('r1');
  expect([own?.loadPending().length, other?.loadPending()]).toEqual([1, []]);
});

it.each`
  what                             | entry
  ${'without systems'}             | ${{ ...series, systems: undefined }}
  ${'without legs'}                | ${{ ...series, legs: undefined }}
  ${'with an unreadable leg'}      | ${{ ...series, legs: [leg, { ...leg, price: 7 }] }}
  ${'with a leg that is null'}     | ${{ ...series, legs: [leg, null] }}
  ${'without a unit stake'}        | ${{ ...series, unitStake: undefined }}
  ${'without an odds-change rule'} | ${{ ...series, oddsRule: undefined }}
`('W3 ignores a stored parlay $what and keeps the other bets', ({ entry }) => {
  const store = createMemoryStore();
  store.set('bets', JSON.stringify([entry, single('r1')]));
  expect(createPendingBetStore(store, 'bets').loadPending()).toEqual([single('r1')]);
});

it.each(['gameId', 'oddsId', 'playCode', 'side', 'line', 'price', 'requestId', 'stake', 'oddsRule'])(
  'W3 ignores a stored single without %s',
  (field) => {
    const store = createMemoryStore();
    store.set('bets', JSON.stringify([{ ...single('r1'), [field]: undefined }]));
    expect(createPendingBetStore(store, 'bets').loadPending()).toEqual([]);
  },
);

it('W3 STO-02 F-STO-02 keeps a bet in memory while the storage is full, beside the stored ones', () => {
  const stored = createMemoryStore();
  let isFull = false;
  const store = { ...stored, set: (key: string, value: string) => !isFull && stored.set(key, value) };
  const { savePending, loadPending, deletePending } = createPendingBetStore(store, 'bets.1');
  void savePending(single('r1'));
  isFull = true;
  for (const id of ['r2', 'r3']) void savePending(single(id));
  expect(loadPending()).toEqual(['r1', 'r2', 'r3'].map(single));
  void deletePending('r2');
  expect(loadPending()).toEqual(['r1', 'r3'].map(single));
  void deletePending('r1');
  expect(loadPending()).toEqual([single('r3')]);
  expect(stored.get('bets.1')).toBeUndefined();
});
