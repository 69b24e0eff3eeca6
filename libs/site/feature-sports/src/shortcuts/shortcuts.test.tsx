import { createMemoryStore } from '@pavilion/kernel';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import '../match/MatchDetail.tsx';
import '../multiView/MultiView.tsx';
import {
  createLiveBoard,
  createLiveGame,
  getCell,
  mockLayout,
  renderVenue,
  type VenueOptions,
} from '../testing/venueFixture.tsx';

beforeAll(mockLayout);

/** Presses a key on the focused element, and waits for the row that it reveals. */
async function press(key: string, init: object = {}) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
}

const focusPrice = (id: string) => act(() => (getCell(id) as HTMLElement).focus());
const getFocusedPrice = () => (document.activeElement as HTMLElement).dataset['price'];

/** Opens the page of a match of the live board. */
async function openMatch(query = 'game=1', options: VenueOptions = {}) {
  const view = await renderVenue({ path: `/game/sport/crty?${query}`, ...options });
  act(() => view.board.applyBoard({ ...createLiveBoard(), channel: 'GAME.1' }));
  return view;
}

const getTitle = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('shortcuts of the board', () => {
  it('DSK-05 “[” and “]” move between matches in the same column, over the heads of leagues', async () => {
    await renderVenue();
    await press(']');
    expect(getFocusedPrice()).toBe('1.RE.0.H');
    focusPrice('1.ROU.0.U');
    await press(']');
    expect(getFocusedPrice()).toBe('2.ROU.0.O');
    await press(']');
    expect(getFocusedPrice()).toBe('2.ROU.0.O');
    await press('[');
    expect(getFocusedPrice()).toBe('1.ROU.0.O');
  });

  it('DSK-05 Ctrl with Home and End moves to both ends of the board', async () => {
    await renderVenue();
    focusPrice('1.ROU.0.U');
    await press('End', { ctrlKey: true });
    expect(getFocusedPrice()).toMatch(/^2\./);
    await press('Home', { ctrlKey: true });
    expect(document.activeElement).toHaveAccessibleName('英格兰超级联赛，1 场');
  });

  it('DSK-02 DSK-05 D changes the density; in the grid with Shift, because letters search for a team', async () => {
    await renderVenue();
    const density = () => screen.getByRole('grid').closest('[data-density]')?.getAttribute('data-density');
    expect(density()).toBe('compact');
    await press('d');
    expect(density()).toBe('roomy');
    focusPrice('1.RE.0.H');
    await press('d');
    expect(density()).toBe('roomy');
    await press('D', { shiftKey: true });
    expect(density()).toBe('compact');
  });

  it('FAV-01 DSK-05 S makes the match or the league with the focus a favourite', async () => {
    const added: unknown[] = [];
    await renderVenue({
      handlers: { 'favourites.add': ({ items }) => (added.push(...items), {}) },
    });
    await press('s');
    expect(added).toEqual([]);
    focusPrice('2.RE.0.C');
    await press('S', { shiftKey: true });
    act(() => screen.getByRole('button', { name: '意大利甲级联赛，1 场' }).focus());
    await press('S', { shiftKey: true });
    expect(added).toEqual([
      { kind: 'match', id: '2' },
      { kind: 'league', id: '102' },
    ]);
  });

  it('MTC-06 DSK-05 M adds the match with the focus to those side by side', async () => {
    const store = createMemoryStore();
    await renderVenue({ store });
    focusPrice('2.RE.0.C');
    await press('M', { shiftKey: true });
    expect(await screen.findByRole('heading', { level: 1, name: '多场' })).toBeVisible();
    expect(store.get('sports.watched')).toBe('2');
  });

  it('DSK-05 DSK-08 1, 2 and 3 select the tabs of the dock; a digit after a letter is part of a name', async () => {
    const { store } = await renderVenue();
    const getTab = () => screen.getByRole('tab', { selected: true }).textContent;
    focusPrice('1.RE.0.H');
    await press('2');
    expect(getTab()).toBe('我的注单');
    await press('u');
    await press('1');
    expect(getTab()).toBe('我的注单');
    act(() => (document.activeElement as HTMLElement).blur());
    await press('1');
    expect(getTab()).toBe('投注单');
    await press('3');
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'chat' }]);
    await press('1');
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it('DSK-05 arrow keys change the stake by 100, down to an empty box', async () => {
    await renderVenue({ slip: true });
    const stake = screen.getByRole('textbox', { name: '投注金额' });
    const arrow = (key: string) => fireEvent.keyDown(stake, { key });
    arrow('ArrowUp');
    arrow('ArrowUp');
    expect(stake).toHaveValue('200');
    arrow('ArrowDown');
    expect(stake).toHaveValue('100');
    arrow('ArrowDown');
    expect(stake).toHaveValue('');
    arrow('ArrowDown');
    expect(stake).toHaveValue('');
  });
});

describe('shortcuts of the match page', () => {
  it('DSK-05 SRC-02 a match of the search has the focus on its first open price; Enter picks it, Escape returns', async () => {
    const game = createLiveGame('1', { home: '阿森纳', away: '利物浦' });
    const odds = game.odds.map((price, at) => (at === 0 ? { ...price, active: 'N' as const } : price));
    const { store } = await renderVenue({
      path: '/game/sport/crty?game=1&focus=price',
      board: { ...createLiveBoard([{ ...game, odds }]), channel: 'GAME.1' },
    });
    await waitFor(() => expect(getFocusedPrice()).toBe('1.RE.1.H'));
    await press('Enter');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '投注金额' })).toHaveFocus());
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['1.RE.1.H']);
    await press('Escape');
    expect(getFocusedPrice()).toBe('1.RE.1.H');
  });

  it('MTC-01 DSK-05 F moves to the search of markets', async () => {
    await openMatch();
    await press('f');
    expect(screen.getByRole('searchbox', { name: '找盘口' })).toHaveFocus();
    await press('s');
    expect(screen.getByRole('searchbox', { name: '找盘口' })).toHaveFocus();
  });

  it('DSK-05 “[” and “]” open the match before and after in the order of the board', async () => {
    await renderVenue();
    fireEvent.click(screen.getByRole('button', { name: /^阿森纳 - 利物浦 全部盘口/ }));
    await waitFor(() => expect(getTitle()).toContain('阿森纳 - 利物浦'));
    await press('[');
    expect(getTitle()).toContain('阿森纳 - 利物浦');
    await press(']');
    await waitFor(() => expect(getTitle()).toContain('国际米兰 - AC米兰'));
    await press('[');
    await waitFor(() => expect(getTitle()).toContain('阿森纳 - 利物浦'));
  });

  it('FAV-01 MTC-06 DSK-05 S and M apply to the match of the page', async () => {
    const added: unknown[] = [];
    const store = createMemoryStore();
    await openMatch('game=1', { store, handlers: { 'favourites.add': ({ items }) => (added.push(...items), {}) } });
    await press('s');
    expect(added).toEqual([{ kind: 'match', id: '1' }]);
    await press('m');
    expect(store.get('sports.watched')).toBe('1');
  });
});
