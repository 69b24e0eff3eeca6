import { HOT_CHANNEL, type WireBoard } from '@pavilion/domain-sports';
import { createMemoryStore } from '@pavilion/kernel';
import { createFakeApi } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import '../match/MatchDetail.tsx';
import '../multiView/MultiView.tsx';
import { selectSportView } from '../state/sportsState.ts';
import { createLiveBoard, createLiveGame } from '../testing/liveBoard.ts';
import { mockLayout } from '../testing/mockLayout.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { VenueStage } from './VenueStage.tsx';

const BASKETBALL: WireBoard = {
  ...createLiveBoard([
    createGame({ gameId: '5', gameType: 'BK', team_h: '广东宏远', team_c: '辽宁本钢', league_id: '102' }),
  ]),
  channel: 'BK.RB',
};

const Address = () => <output aria-label="address">{useLocation().search}</output>;

/** Renders the stage at an address, with boards of football and basketball. */
async function renderStage(search = '', boards: readonly WireBoard[] = [createLiveBoard(), BASKETBALL]) {
  const channels = new Set<string>();
  const store = createMemoryStore();
  const subscribe = (channel: string) => {
    channels.add(channel);
    return () => void channels.delete(channel);
  };
  const view = await renderWithBoard(
    <>
      <VenueStage counts={{}} />
      <Address />
    </>,
    {
      boards,
      path: `/game/sport/crty${search}`,
      services: {
        store,
        api: createFakeApi({ 'sport.centre': () => new Promise(() => undefined) }),
        sportFeed: {
          subscribe,
          getMode: () => 'push',
          subscribeMode: () => () => undefined,
          getClockOffset: () => 0,
          resync: () => undefined,
          dispose: () => undefined,
        },
      },
    },
  );
  for (const [gameId, wire] of [
    ['1', createLiveBoard([createGame()])],
    ['5', BASKETBALL],
  ] as const)
    act(() => view.board.applyBoard({ ...wire, channel: `GAME.${gameId}` }));
  return { ...view, channels, localStore: store, getView: () => selectSportView(view.store.getState()) };
}

const readAddress = () => screen.getByRole('status', { name: 'address' }).textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const findTitle = () => screen.queryByRole('heading', { level: 1, name: /-/ })?.textContent;

beforeAll(mockLayout);

describe('board and match', () => {
  it('DSK-05 F-RTE-16 the address has the match; the way back keeps other fields and returns the focus to its row', async () => {
    await renderStage('?from=home');
    await press(/^国际米兰 - AC米兰 全部盘口/);
    expect(readAddress()).toBe('?from=home&game=2');
    await press('返回列表');
    expect(readAddress()).toBe('?from=home');
    expect(screen.getByRole('button', { name: /^国际米兰 - AC米兰 全部盘口/ })).toHaveFocus();
  });

  it('SPT-09 keeps the channel of the board while a match is shown', async () => {
    const { channels } = await renderStage();
    expect([...channels]).toEqual(['FT.RB']);
    await press(/^阿森纳 - 利物浦 全部盘口/);
    expect(channels).toContain('FT.RB');
    expect(channels).toContain('GAME.1');
  });

  it('F-RTE-16 SPT-02 leaves a match of an address to its own board, which is loaded only then', async () => {
    const { channels, getView } = await renderStage('?game=5');
    expect(findTitle()).toContain('广东宏远 - 辽宁本钢');
    expect(channels).not.toContain('FT.RB');
    await press('返回列表');
    expect([getView().gameType, getView().showType]).toEqual(['BK', 'RB']);
    expect(channels).toContain('BK.RB');
    expect(readAddress()).toBe('');
  });

  it('F-RTE-16 leaves a match that no board has to the chosen board', async () => {
    const { getView } = await renderStage('?game=77');
    await press('返回列表');
    expect(getView().gameType).toBe('FT');
    expect(screen.getByRole('grid')).toBeInTheDocument();
  });

  it('SPT-02 keeps the board that the player has left, whatever match was opened on it', async () => {
    const { board, getView } = await renderStage();
    act(() => board.applyBoard({ ...createLiveBoard([createGame({ gameType: 'VF' })]), channel: 'VF.RB' }));
    await press(/^阿森纳 - 利物浦 全部盘口/);
    await press('返回列表');
    expect(getView().gameType).toBe('FT');
  });

  it('SPT-02 a choice in the sidebar leaves the match; on the board it keeps the address', async () => {
    await renderStage('?game=1&from=home');
    await press('今日，0 场');
    expect(readAddress()).toBe('?from=home');
    await press('早盘，0 场');
    expect(readAddress()).toBe('?from=home');
  });

  it('SRC-02 a match of the search has the focus on a price, and its address loses the field for it', async () => {
    await renderStage('?game=1&focus=price&from=home');
    expect(document.activeElement).toHaveAttribute('data-price', '1.RE.1.H');
    expect(readAddress()).toBe('?game=1&from=home');
  });
});

describe('the match before and after', () => {
  const hot: WireBoard = {
    ...createLiveBoard([
      createGame(),
      createLiveGame('2', { home: '国际米兰', away: 'AC米兰' }),
      createLiveGame('3', { home: '皇家马德里', away: '巴塞罗那' }),
    ]),
    channel: HOT_CHANNEL,
  };

  it('DSK-05 is that of home for a match that no board has shown', async () => {
    await renderStage('?game=1', [hot]);
    await press('下一场');
    expect(readAddress()).toBe('?game=2');
    await press('上一场');
    expect(readAddress()).toBe('?game=1');
    await press('上一场');
    expect(readAddress()).toBe('?game=1');
  });

  it('DSK-05 leaves out a match that has left the boards, but not the one that is shown', async () => {
    const { change } = await renderStage('?game=1', [hot]);
    change({ channel: HOT_CHANNEL, removed: ['2'] });
    await press('下一场');
    expect(readAddress()).toBe('?game=3');
  });

  it('DSK-05 has none for a match that no list has', async () => {
    await renderStage('?game=5', [hot, BASKETBALL]);
    await press('下一场');
    await press('上一场');
    expect(readAddress()).toBe('?game=5');
  });
});

describe('matches side by side', () => {
  it('MTC-06 a match is added to those that were shown last', async () => {
    const { localStore } = await renderStage('?game=1&from=home');
    localStore.set('sports.watched', '5');
    await press('加入多场');
    expect(readAddress()).toBe('?from=home&watch=5.1');
    expect(localStore.get('sports.watched')).toBe('5.1');
    expect(screen.getByRole('heading', { level: 1, name: '多场' })).toBeInTheDocument();
  });

  it('MTC-06 one of them is opened, and the way back leads to the board', async () => {
    await renderStage('?watch=1.5&from=home');
    const tile = within(await screen.findByRole('region', { name: '广东宏远 - 辽宁本钢' }));
    await userEvent.click(tile.getByRole('button', { name: '全部盘口' }));
    expect(readAddress()).toBe('?from=home&game=5');
    expect(findTitle()).toContain('广东宏远 - 辽宁本钢');
  });

  it('MTC-06 the way back leads to the board, and keeps other fields', async () => {
    await renderStage('?watch=1.5&from=home');
    await press('返回列表');
    expect(readAddress()).toBe('?from=home');
    expect(screen.getByRole('grid')).toBeInTheDocument();
  });

  it('MTC-06 the address follows a removal; without a match it shows how to add one', async () => {
    await renderStage('?watch=1.5');
    await press('移出 阿森纳 - 利物浦');
    expect(readAddress()).toBe('?watch=5');
    await press('移出 广东宏远 - 辽宁本钢');
    expect(readAddress()).toBe('?watch=');
    expect(screen.getByText('还没有加入比赛')).toBeInTheDocument();
  });

  it('MTC-06 an address with both shows those side by side', async () => {
    await renderStage('?watch=1&game=5');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '多场' })).toBeInTheDocument());
    expect(findTitle()).toBeUndefined();
  });

  it('MTC-06 shows the number of matches, and 4 in a square or in a row', async () => {
    await renderStage('?watch=1.5.2');
    expect(screen.getByText('3 / 4 场')).toBeInTheDocument();
    const getGrid = () => screen.getByRole('region', { name: '阿森纳 - 利物浦' }).parentElement;
    expect(getGrid()).toHaveAttribute('data-shape', 'square');
    expect(getGrid()).toHaveAttribute('data-rows', '2');
    expect(screen.getByRole('radio', { name: '2 × 2' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '1 × 4' }));
    expect(getGrid()).toHaveAttribute('data-shape', 'row');
    expect(getGrid()).toHaveAttribute('data-rows', '1');
    expect(screen.getByRole('radio', { name: '1 × 4' })).toBeChecked();
  });
});
