import { sessionActions } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { homeMessages } from '../messages/homeMessages.ts';
import { HotMatches } from './HotMatches.tsx';
import { HOT_CHANNEL } from './useHotMatches.ts';

interface Outcome {
  readonly play: string;
  readonly side: string;
  readonly line: string;
  readonly price: string;
}

const odds = ({ play, side, line, price }: Outcome) => ({
  id: `1.${play}.0.${side}`,
  w: play,
  r: side,
  i: 0,
  line,
  price,
  active: 'Y' as const,
  ver: 1,
});
const wireBoard = {
  channel: HOT_CHANNEL,
  cursor: 1,
  time: 0,
  leagues: [{ league_id: 'L', name: '英格兰超级联赛', region: '', icon_class: '', sort: 1, isFeatured: true }],
  games: [
    {
      gameId: '1',
      hgid: '1',
      gide: '1',
      gameType: 'FT',
      showType: 'RB',
      league_id: 'L',
      startTime: 0,
      team_h: '阿森纳',
      team_c: '利物浦',
      re_time: '1H^23',
      isLive: 'Y',
      t_count: 23,
      se_now: '1H',
      HalfTime: 'N',
      gameStatus: 'live',
      sc_FT_H: '1',
      sc_FT_C: '0',
      odds: [
        odds({ play: 'RE', side: 'H', line: '-0.25', price: '0.95' }),
        odds({ play: 'RE', side: 'C', line: '-0.25', price: '0.91' }),
        odds({ play: 'ROU', side: 'O', line: '2.5', price: '0.88' }),
      ],
    },
  ],
};

async function renderHot() {
  let time = 0;
  const board = createBoardStore({ scheduleFrame: (run) => run(), now: () => (time += 1) });
  const navigate = jest.fn();
  const view = await renderWithSite(<HotMatches />, { messages: [homeMessages], services: { board, navigate } });
  const show = () => act(async () => board.applyBoard(wireBoard));
  return { ...view, board, navigate, show };
}
const handicap = () => screen.findByRole('button', { name: /阿森纳 利物浦，让球，主 -0\/0.5 0.95/ });

describe('hot matches', () => {
  it('shows placeholders of six matches while they are loading', async () => {
    await renderHot();
    expect(screen.getByText('正在取得赛事')).toBeInTheDocument();
  });

  it('SPT-09 shows a match and a moving price to a guest', async () => {
    const { board, show } = await renderHot();
    await show();
    expect(await screen.findByText('上半场 23′', { exact: false })).toBeVisible();
    const cell = await handicap();
    const change = {
      channel: HOT_CHANNEL,
      from: 1,
      cursor: 2,
      time: 1,
      games: [],
      added: [],
      leagues: [],
      removed: [],
    };
    await act(async () => board.applyChanges({ ...change, prices: [['1.RE.0.H', '-0.25', '0.97', 'Y', 2]] }));
    expect(within(cell).getByText('0.97')).toBeVisible();
    expect(cell).toHaveAttribute('data-move', 'up');
    const fall = { ...change, from: 2, cursor: 3 };
    await act(async () => board.applyChanges({ ...fall, prices: [['1.RE.0.H', '-0.25', '0.90', 'Y', 3]] }));
    expect(cell).toHaveAttribute('data-move', 'down');
  });

  it('DLG-01 prompts a guest to log in and keeps the selection and the path of the venue', async () => {
    const { store, show, navigate } = await renderHot();
    await show();
    await userEvent.click(await handicap());
    await userEvent.click(await handicap());
    await waitFor(() => expect(store.getState().ui.dialogs).toHaveLength(1));
    expect(store.getState().ui).toMatchObject({ dialogs: [{ kind: 'loginPrompt', wanted: '/game/sport/crty' }] });
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['1.RE.0.H']);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('DSK-01 SLP-01 opens the slip next to the page for a member, and removes the price with a second press', async () => {
    const { store, show, navigate } = await renderHot();
    act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    await show();
    await userEvent.click(await handicap());
    await waitFor(() => expect(store.getState().ui.dialogs).toEqual([{ kind: 'slip' }]));
    expect(store.getState().slip.selections).toHaveLength(1);
    await userEvent.click(await handicap());
    await waitFor(() => expect(store.getState().slip.selections).toHaveLength(0));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('SPT-08 a suspended price cannot be selected', async () => {
    const { board, store, show } = await renderHot();
    await show();
    const cell = await handicap();
    const change = {
      channel: HOT_CHANNEL,
      from: 1,
      cursor: 2,
      time: 1,
      games: [],
      added: [],
      leagues: [],
      removed: [],
    };
    await act(async () => board.applyChanges({ ...change, prices: [['1.RE.0.H', '-0.25', '0.95', 'N', 2]] }));
    await userEvent.click(cell);
    expect(store.getState().slip.selections).toEqual([]);
  });

  it('shows a next step if no match is in play', async () => {
    const { board } = await renderHot();
    await act(async () => board.applyBoard({ ...wireBoard, games: [] }));
    expect(await screen.findByText('现在没有进行中的热门赛事')).toBeVisible();
  });
});
