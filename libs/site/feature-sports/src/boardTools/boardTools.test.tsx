import { defaultSportView, sportViewActions, type League, type WireGameInput } from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useChannelList } from '../live/useChannelList.ts';
import { deskActions } from '../state/deskSlice.ts';
import { selectDesk, selectSportView } from '../state/sportsState.ts';
import { createLiveBoard, createLiveGame } from '../testing/liveBoard.ts';
import { renderWithBoard, type BoardOptions } from '../testing/renderWithBoard.tsx';
import { BoardTop } from './BoardTop.tsx';
import { DayFilterBar } from './DayFilterBar.tsx';
import { LeagueTool } from './LeagueTool.tsx';
import { SearchField } from './SearchField.tsx';

/** Tools above the board of the view. */
function Tools({ channel }: { readonly channel: string }) {
  const view = useAppSelector(selectSportView);
  const desk = useAppSelector(selectDesk);
  const list = useChannelList(channel);
  const pane = useRef<HTMLElement>(null);
  return (
    <section ref={pane}>
      <BoardTop {...{ view, desk, list, pane }} matchCount={list.matchIds.length} />
      {list.matchIds.map((id) => (
        <p key={id} data-match={id} aria-label={`比赛 ${id}`} />
      ))}
    </section>
  );
}

interface ToolOptions extends BoardOptions {
  readonly channel?: string;
}

async function renderTools({ channel = 'FT.RB', ...options }: ToolOptions = {}) {
  const view = await renderWithBoard(<Tools channel={channel} />, {
    state: { site: { areas: ['favourites'] } as never },
    ...options,
  });
  return {
    ...view,
    getView: () => selectSportView(view.store.getState()),
    getDesk: () => selectDesk(view.store.getState()),
  };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('tools of the board', () => {
  it('SPT-08 collapses all open leagues, and expands them when none is open', async () => {
    const { getView } = await renderTools();
    await userEvent.click(button('全部收起'));
    expect(getView().collapsedLeagues.toSorted()).toEqual(['101', '102']);
    await userEvent.click(button('全部展开'));
    expect(getView().collapsedLeagues).toEqual([]);
  });

  it('SPT-08 collapses the rest of the leagues', async () => {
    const { getView, store } = await renderTools();
    act(() => void store.dispatch(sportViewActions.toggled('collapsedLeagues', '101')));
    await userEvent.click(button('全部收起'));
    expect(getView().collapsedLeagues.toSorted()).toEqual(['101', '102']);
  });

  it('SPT-08 an empty board has nothing to expand', async () => {
    await renderTools({ boards: [{ ...createLiveBoard([]), leagues: [] }] });
    expect(button('全部收起')).toBeInTheDocument();
  });

  it('F-UI-04 shows the number of matches once the board is loaded', async () => {
    const { board } = await renderTools({ boards: [] });
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(/^赛事盘口$/);
    act(() => board.applyBoard(createLiveBoard()));
    expect(title).toHaveTextContent(/^共 2 场赛事$/);
  });

  it('DSK-02 SPT-03 orders by league or time, chooses one or two columns, and the odds type', async () => {
    const { getDesk, getView } = await renderTools();
    expect(screen.getByRole('radio', { name: '按联赛' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '按时间' }));
    expect(getDesk().sort).toBe('time');
    const pair = screen.getByRole('button', { name: '双列', pressed: false });
    await userEvent.click(pair);
    expect(getDesk().matchesPerRow).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: '双列', pressed: true }));
    expect(getDesk().matchesPerRow).toBe(1);
    const odds = screen.getByRole('combobox', { name: '盘口类型' });
    expect(odds).toHaveValue('H');
    expect(
      within(odds)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['欧洲盘', '香港盘', '印尼盘', '马来盘']);
    await userEvent.selectOptions(odds, '马来盘');
    expect(getView().oddsType).toBe('M');
  });

  it('SPT-02 outrights have no choice of density, columns and odds type', async () => {
    await renderTools({
      state: { sportView: { ...defaultSportView, gameType: 'FS', showType: 'FSFT' } },
      channel: 'FS.FSFT',
      boards: [{ ...createLiveBoard([]), channel: 'FS.FSFT' }],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('共 0 个冠军盘');
    expect(screen.queryByRole('button', { name: '双列' })).toBeNull();
    expect(screen.queryByRole('radio', { name: '宽松' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: '盘口类型' })).toBeNull();
  });

  it('FAV-02 shows only favourites on request, with their number in this list', async () => {
    const { getDesk } = await renderTools();
    await userEvent.click(screen.getByRole('button', { name: '收藏 0', pressed: false }));
    expect(getDesk().isFavouritesOnly).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '收藏 0', pressed: true }));
    expect(getDesk().isFavouritesOnly).toBe(false);
  });

  it('FAV-02 has no such tool on a platform without favourites', async () => {
    await renderTools({ state: {} });
    expect(screen.queryByRole('button', { name: /^收藏/ })).toBeNull();
  });

  it('SRC-01 searches, and clears the search by button and Escape', async () => {
    const { getDesk } = await renderTools();
    const box = screen.getByRole('searchbox', { name: '搜索球队或联赛' });
    expect(box).toHaveAttribute('placeholder', '球队、联赛或拼音');
    fireEvent.change(box, { target: { value: '米' } });
    expect(getDesk().search).toBe('米');
    await userEvent.click(button('清除搜索'));
    expect(getDesk().search).toBe('');
    expect(screen.queryByRole('button', { name: '清除搜索' })).toBeNull();
  });
});

describe('a search field', () => {
  const renderField = async () => {
    const onChange = jest.fn();
    await renderWithBoard(
      <SearchField label="find" placeholder="words" clearLabel="clear" value="abc" onChange={onChange} shortcut="F" />,
    );
    return { onChange, field: screen.getByRole('searchbox', { name: 'find' }) };
  };

  it('SRC-02 names its key, and is cleared by Escape only', async () => {
    const { onChange, field } = await renderField();
    expect(field).toHaveAttribute('aria-keyshortcuts', 'F');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onChange.mock.calls).toEqual([['']]);
  });
});

describe('button of the league filter', () => {
  const leagues = [
    { id: '101', name: '英超' },
    { id: '102', name: '意甲' },
  ] as unknown as readonly League[];

  function Tool({ chosen }: { readonly chosen: readonly string[] }) {
    return <LeagueTool list={useChannelList('FT.RB')} leagues={leagues} chosen={chosen} />;
  }

  it.each`
    chosen            | name               | isPressed
    ${[]}             | ${'全部联赛'}      | ${'false'}
    ${['102']}        | ${'意甲'}          | ${'true'}
    ${['999']}        | ${'全部联赛'}      | ${'true'}
    ${['101', '102']} | ${'已选 2 个联赛'} | ${'true'}
  `('SPT-05 shows “$name” for $chosen', async ({ chosen, name, isPressed }) => {
    await renderWithBoard(<Tool chosen={chosen as string[]} />);
    expect(button(name as string)).toHaveAttribute('aria-pressed', isPressed);
    expect(button(name as string)).toHaveAttribute('title', '选择联赛');
  });

  it('SPT-05 opens and closes the filter', async () => {
    await renderWithBoard(<Tool chosen={['101']} />);
    await userEvent.click(button('英超'));
    const dialog = await screen.findByRole('dialog', { name: '选择联赛' });
    expect(within(dialog).getByRole('checkbox', { name: /^英超/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('days of an early board', () => {
  const DAY = 86_400_000;
  /** 16:00 UTC is the next day in UTC+8. */
  const start = Date.UTC(2031, 4, 6, 15, 59);
  const createGame = (gameId: string, startTime: number | undefined): WireGameInput => {
    const game = createLiveGame(gameId, { home: `主${gameId}`, away: '客' });
    return { ...game, showType: 'FU', isLive: 'N', gameStatus: 'scheduled', startTime };
  };
  const early = {
    ...createLiveBoard([
      createGame('1', start + DAY),
      createGame('2', start),
      createGame('3', start + 60_000),
      createGame('4', undefined),
    ]),
    channel: 'FT.FU',
  };

  function Days() {
    return <DayFilterBar list={useChannelList('FT.FU')} day={useAppSelector(selectSportView).gameDate} />;
  }

  it('SPT-02 lists the days in UTC+8 with their numbers of matches, and shows one or all', async () => {
    const { store } = await renderWithBoard(<Days />, { boards: [early] });
    const days = () => within(screen.getByRole('group', { name: '比赛日期' })).getAllByRole('button');
    expect(days().map(({ textContent }) => textContent)).toEqual(['全部日期 4', '05-06 周二 1', '05-07 周三 2']);
    const read = () => [
      selectSportView(store.getState()).gameDate,
      days().map((day) => day.getAttribute('aria-pressed')),
    ];
    expect(read()).toEqual(['', ['true', 'false', 'false']]);
    await userEvent.click(days()[2] as HTMLElement);
    expect(read()).toEqual(['2031-05-07', ['false', 'false', 'true']]);
    await userEvent.click(days()[0] as HTMLElement);
    expect(read()).toEqual(['', ['true', 'false', 'false']]);
  });

  it('SPT-02 names each day of the week', async () => {
    const week = Array.from({ length: 7 }, (_, at) => createGame(String(at), Date.UTC(2031, 4, 4 + at, 4)));
    await renderWithBoard(<Days />, { boards: [{ ...createLiveBoard(week), channel: 'FT.FU' }] });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.split(' ')[1])).toEqual([
      '7',
      '周日',
      '周一',
      '周二',
      '周三',
      '周四',
      '周五',
      '周六',
    ]);
  });

  it.each`
    showType | hasDays
    ${'FU'}  | ${true}
    ${'FT'}  | ${false}
  `('SPT-02 the board $showType has days: $hasDays', async ({ showType, hasDays }) => {
    const { store } = await renderTools({
      channel: `FT.${showType as string}`,
      boards: [{ ...early, channel: `FT.${showType as string}` }],
    });
    act(() => void store.dispatch(sportViewActions.showTypeChanged(showType as 'FU')));
    expect(screen.queryByRole('group', { name: '比赛日期' }) !== null).toBe(hasDays);
  });
});

describe('matches that have left the board', () => {
  const mockPlaces = (place: object) =>
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(place as DOMRect);

  afterEach(() => jest.restoreAllMocks());

  it.each`
    showType | text
    ${'RB'}  | ${'比赛 1、比赛 2 已结束'}
    ${'FT'}  | ${'比赛 1、比赛 2 已移出这个列表'}
  `('SPT-08 are named for 8 s on the board $showType', async ({ showType, text }) => {
    mockPlaces({ top: 10, bottom: 50 });
    const channel = `FT.${showType as string}`;
    const timers: (() => void)[] = [];
    const clock = {
      now: () => 0,
      after: (ms: number, run: () => void) => (ms === 8_000 && timers.push(run), () => undefined),
    };
    const { store, change } = await renderTools({
      channel,
      boards: [{ ...createLiveBoard(), channel }],
      services: { clock },
    });
    act(() => void store.dispatch(sportViewActions.showTypeChanged(showType as 'FT')));
    change({ channel, removed: ['1', '2'] });
    expect(screen.getByText(text as string)).toBeInTheDocument();
    act(() => timers.forEach((run) => run()));
    expect(screen.queryByText(text as string)).toBeNull();
  });

  it('SPT-08 a change without a removed match shows no notice', async () => {
    mockPlaces({ top: 10, bottom: 50 });
    const { change } = await renderTools();
    change({ added: [createLiveGame('7', { home: '甲', away: '乙' })] });
    expect(screen.queryByText(/已结束$/)).toBeNull();
  });
});

it('DSK-02 stores the density', async () => {
  const { getDesk, store } = await renderTools();
  expect(screen.getByRole('radio', { name: '紧凑' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '宽松' }));
  expect(getDesk().density).toBe('roomy');
  act(() => void store.dispatch(deskActions.densityChosen('compact')));
  expect(screen.getByRole('radio', { name: '紧凑' })).toBeChecked();
});
