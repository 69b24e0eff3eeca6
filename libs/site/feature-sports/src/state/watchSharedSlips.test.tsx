import { slipActions, slipReducer, type BoardStore, type Slip } from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { slipShareActions, type SharedSlip } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { act } from '@testing-library/react';
import { createLiveBoard } from '../testing/venueFixture.tsx';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { sportsRuntime } from './sportsRuntime.ts';
import { selectDesk } from './sportsState.ts';
import { watchSharedSlips } from './watchSharedSlips.ts';

const createPick = (at: number): SharedSlip['picks'][number] => ({
  pick: {
    id: `${at}.M.H`,
    gameId: String(at),
    gameType: 'FT',
    showType: 'FT',
    leagueId: '1',
    leagueName: '西甲',
    homeName: `主 ${at}`,
    awayName: `客 ${at}`,
    playCode: 'M',
    side: 'H',
    isChampion: false,
  },
  quote: { price: 9_500, line: '', version: 0 },
});
const createPicks = (count: number) => Array.from({ length: count }, (_, at) => createPick(at + 1));

async function addShared(
  shared: SharedSlip,
  before: readonly Parameters<typeof slipReducer>[1][] = [],
  board?: BoardStore,
) {
  const site = await renderWithSite(<p />, {
    messages: [sportsMessages],
    reducers: sportsRuntime.reducers ?? {},
    state: { slip: before.reduce<Slip>(slipReducer, slipReducer(undefined, { type: '' })) },
    saga: watchSharedSlips,
    ...(board && { services: { board } }),
  });
  act(() => void site.store.dispatch(slipShareActions.addRequested(shared)));
  const { slip } = site.store.getState();
  return { slip, desk: selectDesk(site.store.getState()), toasts: site.toasts.map(({ text }) => text) };
}

it('CHT-06 SLP-03 changes to multiple mode for several selections and keeps existing ones', async () => {
  const own = slipActions.selectionToggled(createPick(9));
  const { slip, desk, toasts } = await addShared({ mode: 'single', picks: createPicks(2) }, [own]);
  expect(slip.mode).toBe('multiple');
  expect(slip.selections.map(({ id }) => id)).toEqual(['9.M.H', '1.M.H', '2.M.H']);
  expect([desk.dockTab, desk.isDockOpen]).toEqual(['slip', true]);
  expect(toasts).toEqual(['已加入 2 项投注，价格以现在的为准']);
});

it.each`
  shared        | count | own           | mode
  ${'single'}   | ${1}  | ${'single'}   | ${'single'}
  ${'series'}   | ${1}  | ${'single'}   | ${'single'}
  ${'series'}   | ${2}  | ${'single'}   | ${'series'}
  ${'multiple'} | ${2}  | ${'series'}   | ${'series'}
  ${'series'}   | ${2}  | ${'multiple'} | ${'multiple'}
`(
  'CHT-06 SLP-03 a shared $shared slip of $count makes a $own slip $mode',
  async ({ shared, count, own, mode }: Record<'shared' | 'own' | 'mode', Slip['mode']> & { count: number }) => {
    const { slip } = await addShared({ mode: shared, picks: createPicks(count) }, [slipActions.modeChanged(own)]);
    expect([slip.mode, slip.selections.length]).toEqual([mode, count]);
  },
);

it('CHT-06 SLP-10 adds a selection at the price of the board, not at the shared one', async () => {
  const board = createBoardStore({ scheduleFrame: (callback) => callback(), now: () => 0 });
  board.applyBoard(createLiveBoard());
  const pick = { ...createPick(1).pick, id: '1.RE.0.H', showType: 'RB' as const, playCode: 'RE' };
  const shared: SharedSlip = { mode: 'single', picks: [{ pick, quote: { ...createPick(1).quote, price: 8_000 } }] };
  const { slip } = await addShared(shared, [], board);
  const quote = { price: 9_500, line: '-0.25', version: 1 };
  expect(slip.selections).toMatchObject([{ id: '1.RE.0.H', agreed: quote, latest: quote }]);
});

it('CHT-06 SLP-01 keeps a selection that is already on the slip', async () => {
  const { slip, toasts } = await addShared({ mode: 'single', picks: createPicks(1) }, [
    slipActions.selectionToggled(createPick(1)),
  ]);
  expect(slip.selections.map(({ id }) => id)).toEqual(['1.M.H']);
  expect(toasts).toEqual([]);
});

it('CHT-06 SLP-02 SLP-07 fills a slip up to its limit with a toast and adds nothing while an order is confirming', async () => {
  const eight = [
    slipActions.modeChanged('multiple'),
    ...Array.from({ length: 8 }, (_, at) => slipActions.selectionToggled(createPick(at + 50))),
  ];
  const full = await addShared({ mode: 'multiple', picks: createPicks(3) }, eight);
  expect(full.slip.selections).toHaveLength(10);
  expect(full.toasts).toEqual(['投注项数量已达上限', '已加入 2 项投注，价格以现在的为准']);
  const busy = await addShared({ mode: 'multiple', picks: createPicks(1) }, [
    slipActions.selectionToggled(createPick(9)),
    slipActions.confirmingStarted(),
  ]);
  expect(busy.slip.selections).toHaveLength(1);
  expect(busy.toasts).toEqual(['当前还有订单正在确认中，请稍等']);
});
