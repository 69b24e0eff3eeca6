import type { WireGameInput } from '@pavilion/domain-sports';
import { createFakeApi, createFakeSession } from '@pavilion/site-testing';
import { screen, waitFor } from '@testing-library/react';
import { useFavourites } from '../favourites/useFavourites.ts';
import type { Favourite } from '../favourites/favouriteSets.ts';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { FavouriteName } from './FavouriteName.tsx';

const MATCH: Favourite = { kind: 'match', id: '1', name: '阿森纳 - 利物浦' };
const TEAM: Favourite = { kind: 'team', id: 'FT.阿森纳', gameType: 'FT', name: '阿森纳' };
const LEAGUE: Favourite = { kind: 'league', id: '101', name: '英格兰超级联赛' };

function Names({ shown }: { readonly shown: readonly Favourite[] }) {
  useFavourites();
  return shown.map((favourite) => <FavouriteName key={favourite.id} favourite={favourite} />);
}

async function renderName(
  favourite: Favourite,
  sent: Partial<WireGameInput> = {},
  current: readonly string[] = ['9', '1'],
) {
  const list = [MATCH, TEAM, LEAGUE];
  const view = await renderWithBoard(<Names shown={[favourite]} />, {
    boards: [createLiveBoard([createGame(sent)])],
    state: {
      session: { status: 'member', userId: '7', member: undefined } as never,
      site: { areas: ['favourites'] } as never,
    },
    services: {
      api: createFakeApi({ 'favourites.list': () => ({ list, currentGameIds: [...current] }) }),
      session: createFakeSession({ token: 'token', userId: '7' }),
    },
  });
  return view;
}

it.each`
  kind        | favourite | sent                                                     | text
  ${'match'}  | ${MATCH}  | ${{}}                                                    | ${'上半场 23′ · 1 - 0'}
  ${'match'}  | ${MATCH}  | ${{ sc_FT_H: undefined, sc_FT_C: undefined, rc_C: '0' }} | ${'上半场 23′'}
  ${'team'}   | ${TEAM}   | ${{}}                                                    | ${'上半场 23′ · 阿森纳 1 - 0 利物浦'}
  ${'league'} | ${LEAGUE} | ${{}}                                                    | ${'上半场 23′ · 阿森纳 1 - 0 利物浦'}
  ${'league'} | ${LEAGUE} | ${{ isLive: 'N', gameStatus: 'postponed' }}              | ${'延期 · 阿森纳 - 利物浦'}
`('FAV-01 links the current match of a $kind as “$text”', async ({ favourite, sent, text }) => {
  await renderName(favourite as Favourite, sent as Partial<WireGameInput>);
  const link = await screen.findByRole('link');
  expect(link).toHaveTextContent(new RegExp(`^${text as string}$`));
  expect(link).toHaveAttribute('href', '/game/sport/crty?game=1');
  expect(screen.getByText((favourite as Favourite).name, { selector: 'b' })).toBeInTheDocument();
});

it.each`
  favourite                                | name                    | text
  ${TEAM}                                  | ${'阿森纳'}             | ${'球队 · 足球'}
  ${LEAGUE}                                | ${'英格兰超级联赛'}     | ${'联赛'}
  ${MATCH}                                 | ${'阿森纳 - 利物浦'}    | ${'比赛'}
  ${{ kind: 'league', id: '5', name: '' }} | ${'当前没有比赛的联赛'} | ${'联赛'}
  ${{ kind: 'match', id: '5', name: '' }}  | ${'已结束的比赛'}       | ${'比赛'}
`('FAV-01 shows the kind of “$name” without a current match', async ({ favourite, name, text }) => {
  await renderName(favourite as Favourite, {}, []);
  expect(screen.getByText(name as string, { selector: 'b' })).toBeInTheDocument();
  expect(screen.getByText(text as string, { selector: 'span' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

it('FAV-01 follows the score of the match, and shows the kind when the match has left the board', async () => {
  const { change } = await renderName(TEAM);
  await screen.findByRole('link');
  change({ games: [{ gameId: '1', sc_FT_H: '2' }] });
  expect(screen.getByRole('link')).toHaveTextContent('2 - 0');
  change({ removed: ['1'] });
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

it('FAV-01 shows a match that comes onto the board later', async () => {
  const { change } = await renderName(TEAM, { gameId: '5' });
  expect(screen.queryByRole('link')).toBeNull();
  change({ added: [createGame()] });
  expect(await screen.findByRole('link')).toBeInTheDocument();
});
