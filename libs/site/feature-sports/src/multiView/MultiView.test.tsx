import { createMemoryStore } from '@pavilion/kernel';
import { uiActions } from '@pavilion/site-contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './MultiView.tsx';
import {
  createLiveBoard,
  createRefusal,
  getCell,
  mockLayout,
  renderVenue,
  selectPrice,
} from '../testing/venueFixture.tsx';

beforeAll(mockLayout);

async function openView(ids: string) {
  const view = await renderVenue({
    path: `/game/sport/crty?watch=${ids}`,
    handlers: {
      'sport.centre': () => {
        throw createRefusal(6303);
      },
    },
  });
  act(() => view.board.applyBoard({ ...createLiveBoard(), channel: 'GAME.1' }));
  await screen.findByRole('heading', { level: 1, name: '多场' });
  return view;
}

const listShown = () => screen.queryAllByRole('region').flatMap((box) => box.dataset['watched'] ?? []);

describe('several matches', () => {
  it('MTC-06 shows the matches of the address with score and main markets; a price is selected as on the board', async () => {
    const { store } = await openView('1.2');
    expect(listShown()).toEqual(['1', '2']);
    const first = within(screen.getByRole('region', { name: '阿森纳 - 利物浦' }));
    expect(first.getByText('1 : 0')).toBeVisible();
    await selectPrice(getCell('1.RE.0.H'));
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['1.RE.0.H']);
  });

  it('MTC-06 writes 主, 和 and 客 into the cells of 1X2, with the teams and the odds type in the title', async () => {
    await openView('1.2');
    const market = within(screen.getByRole('region', { name: '阿森纳 - 利物浦' })).getByRole('group', {
      name: '全场独赢',
    });
    expect(within(market).getByRole('heading')).toHaveTextContent('全场独赢阿森纳 / 利物浦欧洲盘');
    const cells = [...market.querySelectorAll('[data-price]')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['主2.45', '和3.40', '客4.20']);
  });

  it.each`
    rule                           | ids        | rows   | lines
    ${'all lines in one row'}      | ${'1.2'}   | ${'1'} | ${['1.RE.1.H', '1.RE.0.H']}
    ${'the main line in two rows'} | ${'1.2.3'} | ${'2'} | ${['1.RE.0.H']}
  `('MTC-06 shows $rule', async ({ ids, rows, lines }) => {
    await openView(ids as string);
    const tile = screen.getByRole('region', { name: '阿森纳 - 利物浦' });
    expect(tile.parentElement).toHaveAttribute('data-rows', rows);
    const shown = [...tile.querySelectorAll<HTMLElement>('[data-price$=".H"]')].map(({ dataset }) => dataset['price']);
    expect(shown.filter((id) => id?.includes('RE'))).toEqual(lines);
  });

  it('MTC-06 keeps a fifth match until another one is removed', async () => {
    await openView('3.4.5.1.2');
    expect(listShown()).toEqual(['3', '4', '5', '1']);
    expect(screen.getByText(/最多同时看 4 场/)).toBeVisible();
    const first = screen.getByRole('region', { name: '阿森纳 - 利物浦' });
    await userEvent.click(within(first).getByRole('button', { name: '移出 阿森纳 - 利物浦' }));
    expect(listShown()).toEqual(['3', '4', '5', '2']);
    expect(screen.queryByText(/最多同时看 4 场/)).toBeNull();
  });

  it('MTC-06 stores an added match before the view is loaded, so that a page opened then has it', async () => {
    const store = createMemoryStore();
    const view = await renderVenue({ path: '/game/sport/crty?game=1', store });
    act(() => view.board.applyBoard({ ...createLiveBoard(), channel: 'GAME.1' }));
    fireEvent.click(await screen.findByRole('button', { name: '加入多场' }));
    expect(store.get('sports.watched')).toBe('1');
  });

  it('F-BET-15 marks the prices as stale when the connection is lost or a match gets no update', async () => {
    const { board, store } = await openView('1.2');
    const grid = screen.getByRole('region', { name: '阿森纳 - 利物浦' }).parentElement;
    expect(grid).not.toHaveAttribute('data-stale');
    act(() => board.setStale('GAME.1', true));
    expect(screen.getByText('超过 30 秒没有收到新赔率，当前赔率可能已变。')).toBeVisible();
    expect(grid).toHaveAttribute('data-stale');
    act(() => board.setStale('GAME.1', false));
    expect(grid).not.toHaveAttribute('data-stale');
    act(() => void store.dispatch(uiActions.onlineChanged(false)));
    expect(screen.getByText(/^网络已断开/)).toBeVisible();
    expect(grid).toHaveAttribute('data-stale');
  });

  it('MTC-06 opens one match with all markets', async () => {
    await openView('1.2');
    const first = within(screen.getByRole('region', { name: '阿森纳 - 利物浦' }));
    await userEvent.click(first.getByRole('button', { name: '全部盘口' }));
    expect(await screen.findByRole('heading', { level: 1, name: /阿森纳 - 利物浦/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '加入多场' }));
    expect(await screen.findByRole('heading', { level: 1, name: '多场' })).toBeVisible();
    expect(listShown()).toEqual(['2', '1']);
  });
});
