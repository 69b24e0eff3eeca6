import type { Slip } from '@pavilion/domain-sports';
import { placementActions } from '@pavilion/domain-sports/placement';
import { dialogActions } from '@pavilion/site-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { deskActions } from '../state/deskSlice.ts';
import { slipNoticeActions } from '../state/slipNoticeSlice.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { createLiveBoard, createLiveGame } from '../testing/liveBoard.ts';
import { createSlip } from '../testing/slip.ts';
import { usePriceEvents } from './usePriceEvents.ts';

const FIRST = '1.RE.0.H';

/** Cells as those of a board, written outside React. */
function Cells({ ids }: { readonly ids: readonly string[] }) {
  const events = usePriceEvents();
  return (
    <div {...events}>
      <p>text</p>
      {ids.map((id) => (
        <button key={id} type="button" data-price={id} aria-pressed="false">
          <span>{id}</span>
        </button>
      ))}
      <button type="button" data-price="1.RM.0.H" data-locked="" aria-pressed="false">
        locked
      </button>
    </div>
  );
}

async function renderCells(slip: Slip = createSlip([]), ids: readonly string[] = [FIRST, '1.RE.0.C', '2.RE.0.H']) {
  const boards = [
    createLiveBoard([createGame(), createLiveGame('2', { home: '国际米兰', away: 'AC米兰', leagueId: '102' })]),
  ];
  const view = await renderWithBoard(<Cells ids={ids} />, { boards, state: { slip } });
  const getState = () => view.store.getState();
  const getHeld = () => getState().slip.selections.map(({ id }) => id);
  return { ...view, getState, getHeld };
}

const getCell = (name: string) => screen.getByRole('button', { name });
/** Waits for the paint after a click. */
const paint = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const press = async (name: string) => {
  fireEvent.click(getCell(name).firstElementChild ?? getCell(name));
  await paint();
};

describe('a press on a price', () => {
  it('SLP-01 adds it, marks its cell, and removes it at the next press', async () => {
    const { getHeld } = await renderCells();
    await press(FIRST);
    expect(getHeld()).toEqual([FIRST]);
    expect(getCell(FIRST)).toHaveAttribute('aria-pressed', 'true');
    await press(FIRST);
    expect(getHeld()).toEqual([]);
    expect(getCell(FIRST)).toHaveAttribute('aria-pressed', 'false');
  });

  it('SLP-01 beside a price picks nothing', async () => {
    const { getHeld } = await renderCells();
    fireEvent.click(screen.getByText('text'));
    await paint();
    expect(getHeld()).toEqual([]);
  });

  it('SLP-01 removes a selection whose price has left the board', async () => {
    const { getHeld } = await renderCells(createSlip(['3.RE.0.H']), ['3.RE.0.H']);
    await press('3.RE.0.H');
    expect(getHeld()).toEqual([]);
  });

  it('F-BET-23 a price that the board does not have is not picked', async () => {
    const { getHeld } = await renderCells(createSlip([]), ['9.RE.0.H']);
    await press('9.RE.0.H');
    expect(getHeld()).toEqual([]);
    expect(getCell('9.RE.0.H')).toHaveAttribute('aria-pressed', 'false');
  });

  it.each`
    rule                                        | slip                                      | text
    ${'SLP-02 eleven selections'}               | ${createTenSelections()}                  | ${'投注项数量已达上限'}
    ${'SLP-07 a change while it is confirming'} | ${createSlip([], { isConfirming: true })} | ${'当前还有订单正在确认中，请稍等'}
  `('$rule: shows “$text” and leaves the slip and the cell unchanged', async ({ slip, text }) => {
    const { getState, toasts } = await renderCells(slip as Slip);
    await press(FIRST);
    expect(toasts).toEqual([expect.objectContaining({ kind: 'info', text })]);
    expect(getState().slip).toBe(slip);
    expect(getCell(FIRST)).toHaveAttribute('aria-pressed', 'false');
  });

  it('DSK-01 opens the slip, also over the bets or the chat', async () => {
    const { getState, store } = await renderCells();
    act(() => {
      store.dispatch(deskActions.dockTabChosen('bets'));
      store.dispatch(dialogActions.opened({ kind: 'chat' }));
    });
    await press(FIRST);
    expect(getState().sportsDesk).toMatchObject({ dockTab: 'slip', isDockOpen: true });
    expect(getState().ui.dialogs).toEqual([]);
  });

  it('DSK-01 the removal of a selection opens nothing', async () => {
    const { getState, store } = await renderCells(createSlip([FIRST]));
    act(() => void store.dispatch(deskActions.dockTabChosen('bets')));
    await press(FIRST);
    expect(getState().sportsDesk).toMatchObject({ dockTab: 'bets', isDockOpen: false });
  });

  it('SLP-04 shows a notice for a replaced selection, which the next press removes', async () => {
    const { getState } = await renderCells(createSlip([FIRST]));
    await press('1.RE.0.C');
    expect(getState().slipNotice?.notice).toEqual({ kind: 'sameGameReplaced', count: 1 });
    await press('2.RE.0.H');
    expect(getState().slipNotice?.notice).toBeUndefined();
  });

  it('SLP-04 another notice is dismissed by a press too', async () => {
    const { getState, store } = await renderCells();
    act(() => void store.dispatch(slipNoticeActions.shown({ kind: 'lastKept', count: 2 })));
    await press(FIRST);
    expect(getState().slipNotice?.notice).toBeUndefined();
  });

  it('SLP-11 dismisses the result of the last order', async () => {
    const { getState, store } = await renderCells();
    const request = {
      requestId: 'r',
      kind: 'series',
      legs: [],
      systems: [],
      unitStake: '1',
      oddsRule: 'none',
    } as const;
    act(() => {
      store.dispatch(placementActions.betsSent([request]));
      store.dispatch(placementActions.betAccepted({ status: 'ACCEPTED', requestId: 'r', ticketId: 'T1' }));
    });
    expect(getState().placement?.bets).toHaveLength(1);
    await press(FIRST);
    expect(getState().placement?.bets).toEqual([]);
  });

  it('SLP-03 keeps the last of two presses in one frame in single mode', async () => {
    const { getHeld } = await renderCells(createSlip([], { mode: 'single' }));
    fireEvent.click(getCell(FIRST));
    fireEvent.click(getCell('2.RE.0.H'));
    await paint();
    expect(getHeld()).toEqual(['2.RE.0.H']);
    expect(getCell('2.RE.0.H')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('Enter on a price', () => {
  it('DSK-05 picks it, opens the slip, and requests the focus of its stake', async () => {
    const { getHeld, getState, store } = await renderCells();
    act(() => void store.dispatch(deskActions.dockTabChosen('bets')));
    expect(fireEvent.keyDown(getCell(FIRST), { key: 'Enter' })).toBe(false);
    expect(getState().sportsDesk).toMatchObject({ dockTab: 'slip', keyboardPriceId: FIRST, isStakeWanted: true });
    await paint();
    expect(getHeld()).toEqual([FIRST]);
  });

  it('DSK-05 keeps a price that is on the slip', async () => {
    const { getHeld, getState } = await renderCells(createSlip([FIRST]));
    getCell(FIRST).setAttribute('aria-pressed', 'true');
    fireEvent.keyDown(getCell(FIRST), { key: 'Enter' });
    await paint();
    expect(getHeld()).toEqual([FIRST]);
    expect(getState().sportsDesk).toMatchObject({ keyboardPriceId: FIRST, isStakeWanted: true });
  });

  it('SPT-08 does nothing on a suspended price', async () => {
    const { getHeld, getState } = await renderCells();
    expect(fireEvent.keyDown(getCell('locked'), { key: 'Enter' })).toBe(false);
    await paint();
    expect(getHeld()).toEqual([]);
    expect(getState().sportsDesk?.isStakeWanted ?? false).toBe(false);
  });

  it.each`
    rule                         | target   | init                              | isDefault
    ${'held down picks no more'} | ${FIRST} | ${{ key: 'Enter', repeat: true }} | ${false}
    ${'is not another key'}      | ${FIRST} | ${{ key: ' ' }}                   | ${true}
  `('DSK-05 $rule', async ({ target, init, isDefault }) => {
    const { getHeld, getState } = await renderCells();
    expect(fireEvent.keyDown(getCell(target as string), init as object)).toBe(isDefault);
    await paint();
    expect(getHeld()).toEqual([]);
    expect(getState().sportsDesk?.isStakeWanted ?? false).toBe(false);
  });

  it('DSK-05 beside a price keeps its own effect', async () => {
    await renderCells();
    expect(fireEvent.keyDown(screen.getByText('text'), { key: 'Enter' })).toBe(true);
  });
});

/** Returns a slip with as many selections as it may have, of ten matches. */
function createTenSelections(): Slip {
  const [held] = createSlip(['3.RE.0.H']).selections;
  const selections = Array.from({ length: 10 }, (_, at) => ({ ...held!, id: `x${at}`, gameId: `x${at}` }));
  return { ...createSlip([]), selections };
}
