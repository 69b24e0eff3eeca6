import { defaultSportView, type SportView, type WireBoard } from '@pavilion/domain-sports';
import { uiActions, useAppSelector } from '@pavilion/site-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { getBoardShape } from '../boardLayout/boardColumns.ts';
import { createBoardMemory } from '../boardLayout/createBoardMemory.ts';
import { useChannelList } from '../live/useChannelList.ts';
import type { DeskState } from '../state/deskSlice.ts';
import { selectDesk, selectSportView } from '../state/sportsState.ts';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { mockLayout } from '../testing/mockLayout.ts';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { BoardBody } from './BoardBody.tsx';

const shape = getBoardShape('FT', { matchesPerRow: 1, width: 'slim', group: 'handicap' });
const metrics = { line: 20, gap: 2, head: 20, edge: 2 };
const memory = createBoardMemory();
const resync = jest.fn();
const onTool = jest.fn();

/** A board whose filters leave no row. */
function Body() {
  const view = useAppSelector(selectSportView);
  const desk = useAppSelector(selectDesk);
  const list = useChannelList(`${view.gameType}.${view.showType}`);
  return <BoardBody {...{ list, view, desk, shape, metrics, memory, onTool }} items={[]} closedLeagues={new Set()} />;
}

interface BodyOptions {
  readonly view?: Partial<SportView>;
  readonly desk?: Partial<DeskState>;
  readonly boards?: readonly WireBoard[];
}

async function renderBody({ view = {}, desk = {}, boards = [createLiveBoard()] }: BodyOptions = {}) {
  const first = selectDesk({} as never);
  return renderWithBoard(<Body />, {
    boards,
    state: { sportView: { ...defaultSportView, ...view }, sportsDesk: { ...first, ...desk } },
    services: { sportFeed: { resync, subscribe: () => () => undefined } as never },
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(mockLayout);

describe('a board without rows', () => {
  it('F-UI-04 SRC-03 shows the words of a search without a result, and clears them', async () => {
    const { store } = await renderBody({ desk: { search: ' zzz ', isFavouritesOnly: true } });
    expect(screen.getByText('没有找到“zzz”')).toBeInTheDocument();
    expect(screen.getByText('可以试试球队或联赛的中文、拼音、拼音首字母或英文。')).toBeInTheDocument();
    press('看全部赛事');
    expect(selectDesk(store.getState()).search).toBe('');
  });

  it('F-UI-04 FAV-02 shows that there is no favourite, and all matches on request', async () => {
    const { store } = await renderBody({ desk: { search: ' ', isFavouritesOnly: true } });
    expect(screen.getByText('这里还没有收藏')).toBeInTheDocument();
    press('看全部赛事');
    expect(selectDesk(store.getState()).isFavouritesOnly).toBe(false);
  });

  it('F-UI-04 SPT-05 shows that the filters leave no match, and clears league and day', async () => {
    const { store } = await renderBody({ view: { leagueFilter: ['9'], gameDate: '2031-05-06' } });
    expect(screen.getByText('没有符合条件的赛事')).toBeInTheDocument();
    press('清除条件');
    expect(selectSportView(store.getState())).toMatchObject({ leagueFilter: [], gameDate: '' });
  });

  it.each`
    gameType | showType  | channel      | next
    ${'FT'}  | ${'RB'}   | ${'FT.RB'}   | ${['看今日', 'FT']}
    ${'FT'}  | ${'FT'}   | ${'FT.FT'}   | ${['看早盘', 'FU']}
    ${'FT'}  | ${'FU'}   | ${'FT.FU'}   | ${['看滚球', 'RB']}
    ${'VF'}  | ${'FT'}   | ${'VF.FT'}   | ${['看滚球', 'RB']}
    ${'FS'}  | ${'FSFT'} | ${'FS.FSFT'} | ${['看早盘冠军', 'FSFU']}
  `('F-UI-04 SPT-02 an empty board $channel offers $next', async ({ gameType, showType, channel, next }) => {
    const { store } = await renderBody({
      view: { gameType: gameType as 'FT', showType: showType as 'FT' },
      desk: { search: 'zzz' },
      boards: [{ ...createLiveBoard([]), channel: channel as string }],
    });
    expect(screen.getByText('这个时段暂时没有赛事')).toBeInTheDocument();
    const [label, wanted] = next as string[];
    press(label!);
    expect(selectSportView(store.getState()).showType).toBe(wanted);
  });
});

describe('a board that is not loaded', () => {
  it('F-UI-04 has a skeleton', async () => {
    await renderBody({ boards: [] });
    expect(screen.getByText('正在读取赛事…')).toBeInTheDocument();
  });

  it('F-RTE-16 has a retry if it cannot be loaded', async () => {
    const { board } = await renderBody({ boards: [] });
    act(() => board.setStale('FT.RB', true));
    expect(screen.getByText('赛事没有读到')).toBeInTheDocument();
    press('重试');
    expect(resync).toHaveBeenCalledTimes(1);
  });

  it('F-UI-05 has a retry without a connection', async () => {
    const { store } = await renderBody({ boards: [] });
    act(() => void store.dispatch(uiActions.onlineChanged(false)));
    expect(screen.getByText('赛事没有读到')).toBeInTheDocument();
  });
});
