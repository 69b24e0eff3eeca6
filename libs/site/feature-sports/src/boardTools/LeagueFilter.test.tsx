import { sportViewReducer, type ChannelList, type League } from '@pavilion/domain-sports';
import { renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { LeagueFilter } from './LeagueFilter.tsx';

const PREMIER = { id: '101', name: '英格兰超级联赛', isFeatured: true };
const SERIE_A = { id: '102', name: '意大利甲级联赛', isFeatured: false };
const LIGUE_1 = { id: '103', name: '法国甲级联赛', isFeatured: false };
const list = { matchIdsByLeague: { '101': ['1', '2'], '102': ['3'] } } as unknown as ChannelList;

async function renderFilter(chosen: readonly string[], leagues: readonly object[] = [PREMIER, SERIE_A, LIGUE_1]) {
  const onClose = jest.fn();
  const view = await renderWithSite(
    <LeagueFilter list={list} leagues={leagues as readonly League[]} chosen={chosen} onClose={onClose} />,
    { messages: [sportsMessages], reducers: { sportView: sportViewReducer } },
  );
  return { ...view, onClose, getFilter: () => view.store.getState().sportView?.leagueFilter };
}

const toggle = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const listChosen = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((box) => box.parentElement?.textContent);

it('SPT-05 keeps the choice of a league after another chosen league has left the board', async () => {
  const { getFilter } = await renderFilter(['101', '999'], [PREMIER, SERIE_A]);
  expect(screen.getByRole('checkbox', { name: /^英格兰超级联赛/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^意大利甲级联赛/ })).not.toBeChecked();
  await press('显示 1 个联赛');
  expect(getFilter()).toEqual(['101']);
});

it('SPT-05 lists featured leagues before the others, with their numbers of matches', async () => {
  await renderFilter([]);
  const groups = screen.getAllByRole('group').map((group) => [
    group.querySelector('legend')?.textContent,
    ...within(group)
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent),
  ]);
  expect(groups).toEqual([
    ['热门联赛', '英格兰超级联赛 2'],
    ['其他联赛', '意大利甲级联赛 1', '法国甲级联赛 0'],
  ]);
});

it('SPT-05 has no group without leagues', async () => {
  await renderFilter([], [SERIE_A]);
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(['其他联赛']);
});

it('SPT-05 adds and removes leagues, and applies the choice with the button that shows their number', async () => {
  const { getFilter, onClose } = await renderFilter(['101']);
  await toggle(/^意大利/);
  expect(listChosen()).toEqual(['英格兰超级联赛 2', '意大利甲级联赛 1']);
  await toggle(/^英格兰/);
  expect(listChosen()).toEqual(['意大利甲级联赛 1']);
  await toggle(/^法国/);
  expect(getFilter() ?? []).toEqual([]);
  await press('显示 2 个联赛');
  expect(getFilter()).toEqual(['102', '103']);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('SPT-05 a choice of all leagues is no filter, so that a new league is shown too', async () => {
  const { getFilter } = await renderFilter(['101', '102']);
  await toggle(/^法国/);
  await press('显示 3 个联赛');
  expect(getFilter()).toEqual([]);
});

it('SPT-05 clears the choice, which shows all leagues', async () => {
  const { getFilter, onClose } = await renderFilter(['101', '102']);
  await press('清空选择');
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await press('显示全部联赛');
  expect(getFilter()).toEqual([]);
});

it('SPT-05 is closed without a change', async () => {
  const { getFilter, onClose } = await renderFilter([]);
  await toggle(/^法国/);
  await press('关闭');
  expect(onClose).toHaveBeenCalled();
  expect(getFilter() ?? []).toEqual([]);
});
