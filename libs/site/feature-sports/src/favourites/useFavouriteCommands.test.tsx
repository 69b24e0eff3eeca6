import type { ResponseOf } from '@pavilion/api-client';
import { toMatch, type League, type Match, type WireGameInput } from '@pavilion/domain-sports';
import { createFakeApi, createFakeSession } from '@pavilion/site-testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { useFavouriteCommands } from './useFavouriteCommands.ts';
import { useFavourites } from './useFavourites.ts';

type List = ResponseOf<'favourites.list'>['list'];

const league = { id: '101', name: '英超' } as League;

function Commands({ match, league: own }: { readonly match: Match | undefined; readonly league: League | undefined }) {
  useFavourites();
  return useFavouriteCommands(match, own).map(({ label, name, key, run }) => (
    <button key={label} data-key={key} title={name} onClick={run}>
      {label}
    </button>
  ));
}

interface CommandOptions {
  readonly list?: List;
  readonly sent?: Partial<WireGameInput>;
  readonly hasMatch?: boolean;
  readonly hasLeague?: boolean;
  readonly areas?: readonly string[];
}

async function renderCommands(options: CommandOptions = {}) {
  const { list = [], sent = {}, hasMatch = true, hasLeague = true, areas = ['favourites'] } = options;
  const calls: unknown[] = [];
  await renderWithBoard(
    <Commands
      match={hasMatch ? toMatch(createGame(sent), 'FT.RB') : undefined}
      league={hasLeague ? league : undefined}
    />,
    {
      state: {
        session: { status: 'member', userId: '7', member: undefined } as never,
        site: { areas } as never,
      },
      services: {
        session: createFakeSession({ token: 'token', userId: '7' }),
        api: createFakeApi({
          'favourites.list': () => ({ list, currentGameIds: [] }),
          'favourites.add': ({ items }) => (calls.push(['add', ...items]), {}),
          'favourites.remove': (item) => (calls.push(['remove', item]), {}),
        }),
      },
    },
  );
  return { calls };
}

const listCommands = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const run = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('FAV-01 adds the match, its teams and its league', async () => {
  const { calls } = await renderCommands();
  expect(listCommands()).toEqual(['收藏 这场比赛', '收藏 阿森纳', '收藏 利物浦', '收藏 英超']);
  expect(screen.getAllByRole('button').map(({ title, dataset }) => [title, dataset['key']])).toEqual(
    ['这场比赛', '阿森纳', '利物浦', '英超'].map((name) => [name, undefined]),
  );
  for (const name of listCommands()) await run(name ?? '');
  expect(calls).toEqual([
    ['add', { kind: 'match', id: '1' }],
    ['add', { kind: 'team', gameId: '1', side: 'H' }],
    ['add', { kind: 'team', gameId: '1', side: 'C' }],
    ['add', { kind: 'league', id: '101' }],
  ]);
});

it('FAV-01 removes those that are favourites', async () => {
  const list: List = [
    { kind: 'match', id: '1', name: '' },
    { kind: 'team', id: 'T8', gameType: 'FT', name: '利物浦' },
    { kind: 'team', id: 'T9', gameType: 'BK', name: '阿森纳' },
    { kind: 'league', id: '101', name: '' },
  ];
  const { calls } = await renderCommands({ list });
  await waitFor(() =>
    expect(listCommands()).toEqual(['取消收藏 这场比赛', '收藏 阿森纳', '取消收藏 利物浦', '取消收藏 英超']),
  );
  expect(screen.getAllByRole('button').map(({ dataset }) => dataset['key'])).toEqual([
    'match:1',
    undefined,
    'team:T8',
    'league:101',
  ]);
  for (const name of ['取消收藏 这场比赛', '取消收藏 利物浦', '取消收藏 英超']) await run(name);
  expect(calls).toEqual([
    ['remove', { kind: 'match', id: '1' }],
    ['remove', { kind: 'team', id: 'T8' }],
    ['remove', { kind: 'league', id: '101' }],
  ]);
});

it.each`
  rule                               | options                                           | commands
  ${'an outright has no teams'}      | ${{ sent: { gameType: 'FS', showType: 'FSFT' } }} | ${['收藏 这场比赛', '收藏 英超']}
  ${'an unknown league has none'}    | ${{ hasLeague: false }}                           | ${['收藏 这场比赛', '收藏 阿森纳', '收藏 利物浦']}
  ${'a match on no board has none'}  | ${{ hasMatch: false }}                            | ${[]}
  ${'a platform without favourites'} | ${{ areas: [] }}                                  | ${[]}
`('FAV-01 $rule: $commands', async ({ options, commands }) => {
  await renderCommands(options as CommandOptions);
  expect(listCommands()).toEqual(commands);
});
