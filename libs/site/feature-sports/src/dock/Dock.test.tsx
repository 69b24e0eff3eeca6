import { createBet, createFakeApi, createFakeSession, testBrand } from '@pavilion/site-testing';
import { dialogActions } from '@pavilion/site-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deskActions } from '../state/deskSlice.ts';
import { selectDesk } from '../state/sportsState.ts';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { createSlip } from '../testing/slip.ts';
import type { SportSession } from '../venueFrame/useSportSession.ts';
import { Dock } from './Dock.tsx';

const session = {
  inPlayDelay: 3,
  usdRate: '7.10',
  payoutCaps: {},
  goldMin: '10.00',
  goldMax: '500.00',
  unitMin: '2.00',
  unitMax: '50.00',
} as unknown as SportSession;

async function renderDock(picks: readonly string[] = [], { hasChat = true, bets = 0 } = {}) {
  const list = Array.from({ length: bets }, (_, at) => createBet({ betId: String(at), status: 'open' }));
  const view = await renderWithBoard(<Dock session={session} />, {
    state: {
      slip: createSlip(picks),
      session: { status: 'member', userId: '7', member: undefined } as never,
    },
    services: {
      session: createFakeSession({ token: 'token', userId: '7' }),
      brand: { ...testBrand, features: { ...testBrand.features, chat: hasChat } },
      api: createFakeApi({ 'record.betRecordList': () => ({ total: bets, list }) }),
    },
  });
  return {
    ...view,
    getDesk: () => selectDesk(view.store.getState()),
    getDialogs: () => view.store.getState().ui.dialogs.map(({ kind }) => kind),
  };
}

const getPane = () => screen.getByRole('complementary', { name: '投注区' });
const listTabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const getTab = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe('tabs', () => {
  it('DSK-01 DSK-08 are slip, bets and chat, with the numbers of selections and open bets', async () => {
    await renderDock(['1.RE.0.H', '2.RE.0.H'], { bets: 3 });
    await waitFor(() => expect(listTabs()).toEqual(['投注单2', '我的注单3', '聊天']));
    expect(getTab()).toBe('投注单2');
  });

  it('DSK-01 have no number without a selection or bet, and no chat on a site without it', async () => {
    await renderDock([], { hasChat: false });
    expect(listTabs()).toEqual(['投注单', '我的注单']);
    press('3');
    expect(getTab()).toBe('投注单');
  });

  it('DSK-08 the chat is open while its tab is selected', async () => {
    const { getDesk, getDialogs } = await renderDock();
    fireEvent.click(screen.getByRole('tab', { name: '聊天' }));
    expect([getTab(), getDialogs()]).toEqual(['聊天', ['chat']]);
    fireEvent.click(screen.getByRole('tab', { name: '我的注单' }));
    expect([getTab(), getDialogs(), getDesk().dockTab]).toEqual(['我的注单', [], 'bets']);
  });

  it('DSK-08 another dialog leaves the tab', async () => {
    const { store } = await renderDock();
    act(() => void store.dispatch(dialogActions.opened({ kind: 'loginPrompt' })));
    expect(getTab()).toBe('投注单');
  });

  it.each`
    key    | tab
    ${'1'} | ${'投注单'}
    ${'2'} | ${'我的注单'}
    ${'3'} | ${'聊天'}
  `('DSK-05 $key opens the dock at $tab', async ({ key, tab }) => {
    const { getDesk } = await renderDock();
    press(key as string);
    expect([getTab(), getDesk().isDockOpen]).toEqual([tab, true]);
  });
});

describe('a dock over the board', () => {
  it('DSK-06 is opened by its button, which shows the number of selections', async () => {
    const { getDesk } = await renderDock(['1.RE.0.H']);
    const button = screen.getByRole('button', { name: '打开投注单，1 项' });
    expect(button).toHaveTextContent('投注单1');
    expect(getPane()).not.toHaveAttribute('data-open');
    fireEvent.click(button);
    expect(getDesk().isDockOpen).toBe(true);
    expect(getPane()).toHaveAttribute('data-open', 'true');
  });

  it('DSK-06 shows no number without a selection', async () => {
    await renderDock();
    expect(screen.getByRole('button', { name: '打开投注单，0 项' })).toHaveTextContent(/^投注单$/);
  });

  it('DSK-06 is closed by button and Escape, and returns the focus to its button', async () => {
    const { getDesk, store } = await renderDock();
    const open = () => act(() => void store.dispatch(deskActions.dockOpened()));
    open();
    fireEvent.click(screen.getByRole('button', { name: '收起' }));
    expect(getDesk().isDockOpen).toBe(false);
    expect(screen.getByRole('button', { name: '打开投注单，0 项' })).toHaveFocus();
    open();
    fireEvent.keyDown(within(getPane()).getAllByRole('tab')[0]!, { key: 'a' });
    expect(getDesk().isDockOpen).toBe(true);
    fireEvent.keyDown(within(getPane()).getAllByRole('tab')[0]!, { key: 'Escape' });
    expect(getDesk().isDockOpen).toBe(false);
  });

  it('DSK-06 does not take the focus at its first render', async () => {
    await renderDock();
    expect(document.body).toHaveFocus();
  });
});

it('SLP-08 sets the limits of the venue', async () => {
  const { store } = await renderDock();
  expect(store.getState().slip.limits).toEqual({ min: '10.00', max: '500.00' });
});
