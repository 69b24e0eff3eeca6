import { sportViewReducer, type ChannelList, type League } from '@pavilion/domain-sports';
import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { LeagueFilter } from './LeagueFilter.tsx';

const leagues = [
  { id: '101', name: '英格兰超级联赛', isFeatured: true },
  { id: '102', name: '意大利甲级联赛', isFeatured: false },
] as unknown as readonly League[];
const list = { matchIdsByLeague: { '101': ['1'], '102': ['2'] } } as unknown as ChannelList;

it('SPT-05 keeps the choice of a league after another chosen league has left the board', async () => {
  const { store } = await renderWithSite(
    <LeagueFilter list={list} leagues={leagues} chosen={['101', '999']} onClose={() => undefined} />,
    { messages: [sportsMessages], reducers: { sportView: sportViewReducer } },
  );
  expect(screen.getByRole('checkbox', { name: /^英格兰超级联赛/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^意大利甲级联赛/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '显示 1 个联赛' }));
  expect(store.getState().sportView?.leagueFilter).toEqual(['101']);
});
