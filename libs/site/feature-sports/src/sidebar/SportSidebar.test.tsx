import { defaultSportView, type SportView } from '@pavilion/domain-sports';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectSportView } from '../state/sportsState.ts';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { SportSidebar } from './SportSidebar.tsx';

const counts = {
  FT: { RB: 9, FT: 12, FU: 30 },
  BK: { RB: 1, FT: 4 },
  VF: { RB: 4, FT: 9 },
  FS: { FSFT: 3 },
};

async function renderSidebar(view: Partial<SportView> = {}, hasBoard = true) {
  const onChoose = jest.fn();
  const rendered = await renderWithBoard(<SportSidebar counts={counts} onChoose={onChoose} />, {
    boards: hasBoard ? [createLiveBoard()] : [],
    state: { sportView: { ...defaultSportView, ...view } },
  });
  return { ...rendered, onChoose, getView: () => selectSportView(rendered.store.getState()) };
}

const getGroup = (name: string) => within(screen.getByRole('group', { name }));
const listEntries = (name: string) =>
  getGroup(name)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const findPressed = (name: string) =>
  getGroup(name)
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('show types and sports', () => {
  it('SPT-02 lists them with the number of matches that each shows; that of the visible board is exact', async () => {
    await renderSidebar();
    expect(listEntries('盘口时段')).toEqual(['滚球2', '今日12', '早盘30']);
    expect(findPressed('盘口时段')).toEqual(['滚球2']);
    expect(listEntries('体育项目').slice(0, 3)).toEqual(['足球2', '篮球1', '网球0']);
    expect(findPressed('体育项目')).toEqual(['足球2']);
    expect(getGroup('体育项目').getByRole('button', { name: '虚拟足球，4 场' })).toBeInTheDocument();
  });

  it('SPT-02 the number of the session is shown until the board is loaded', async () => {
    await renderSidebar({}, false);
    expect(listEntries('盘口时段')[0]).toBe('滚球9');
    expect(listEntries('热门联赛')).toEqual(['全部联赛']);
  });

  it('SPT-02 the number of a sport depends on the show type', async () => {
    await renderSidebar({ showType: 'FU' });
    expect(listEntries('体育项目')[0]).toBe('足球30');
    // Virtual football has no early board.
    expect(getGroup('体育项目').getByRole('button', { name: '虚拟足球，4 场' })).toBeInTheDocument();
  });

  it('SPT-02 chooses a show type', async () => {
    const { getView, onChoose } = await renderSidebar();
    await press('今日，12 场');
    expect(getView().showType).toBe('FT');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it.each`
    before  | sport               | after
    ${'FT'} | ${'篮球，4 场'}     | ${['BK', 'FT']}
    ${'FU'} | ${'虚拟足球，4 场'} | ${['VF', 'RB']}
    ${'RB'} | ${'冠军，3 场'}     | ${['FS', 'FSFT']}
  `('SPT-02 chooses $sport on a board $before: $after', async ({ before, sport, after }) => {
    const { getView, onChoose } = await renderSidebar({ showType: before as 'FT' });
    await press(sport as string);
    expect([getView().gameType, getView().showType]).toEqual(after);
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('SPT-05 outrights have no featured leagues', async () => {
    await renderSidebar({ gameType: 'FS', showType: 'FSFT' });
    expect(screen.queryByRole('group', { name: '热门联赛' })).toBeNull();
    expect(listEntries('盘口时段')).toEqual(['今日冠军3', '早盘冠军0']);
  });

  it('DSK-07 links to the other venues', async () => {
    await renderSidebar();
    expect(screen.getByRole('link', { name: '其他场馆' })).toHaveAttribute('href', '/game/sport');
  });
});

describe('featured leagues', () => {
  it('SPT-05 chooses one, and all again', async () => {
    const { getView } = await renderSidebar();
    expect(listEntries('热门联赛')).toEqual(['全部联赛2', '英格兰超级联赛1']);
    expect(findPressed('热门联赛')).toEqual(['全部联赛2']);
    await press('英格兰超级联赛，1 场');
    expect(getView().leagueFilter).toEqual(['101']);
    expect(findPressed('热门联赛')).toEqual(['英格兰超级联赛1']);
    await userEvent.click(getGroup('热门联赛').getByRole('button', { name: /^全部联赛/ }));
    expect(getView().leagueFilter).toEqual([]);
  });

  it('SPT-05 adds a league to those that are chosen, and removes it', async () => {
    const { getView } = await renderSidebar({ leagueFilter: ['102'] });
    await press('英格兰超级联赛，1 场');
    expect(getView().leagueFilter).toEqual(['102', '101']);
    await press('英格兰超级联赛，1 场');
    expect(getView().leagueFilter).toEqual(['102']);
  });
});
