import { renderWithSite } from '@pavilion/site-testing';
import { act } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useLobbyQuery, type LobbyQuery } from './useLobbyQuery.ts';

async function renderQuery(path: string) {
  const seen: { query?: LobbyQuery; search?: string; type?: string } = {};
  let change: (wanted: Partial<LobbyQuery>) => void = () => undefined;
  function Probe() {
    const [query, set] = useLobbyQuery();
    change = set;
    Object.assign(seen, { query, search: useLocation().search, type: useNavigationType() });
    return null;
  }
  await renderWithSite(<Probe />, { path });
  return { seen, change: (wanted: Partial<LobbyQuery>) => act(() => change(wanted)), changeNow: () => change };
}

const none: LobbyQuery = { tab: '', venue: '', search: '', scope: 'all', game: '' };

describe('filters of a lobby in the URL', () => {
  it.each<[string, Partial<LobbyQuery>]>([
    ['/', {}],
    [
      '/?tab=ways&venue=BGDZ&q=yin&scope=recent&game=G-1',
      { tab: 'ways', venue: 'BGDZ', search: 'yin', scope: 'recent', game: 'G-1' },
    ],
    ['/?scope=favourite', { scope: 'favourite' }],
    ['/?scope=all', {}],
    ['/?scope=other', {}],
    [`/?q=${'a'.repeat(41)}`, { search: 'a'.repeat(40) }],
  ])('%s is read with defaults, and a search has at most 40 characters', async (path, expected) => {
    const { seen } = await renderQuery(path);
    expect(seen.query).toEqual({ ...none, ...expected });
  });

  it.each<[string, Partial<LobbyQuery>, string]>([
    ['adds a filter', { tab: 'ways' }, '?page=2&venue=BGDZ&scope=recent&tab=ways'],
    ['replaces a filter', { venue: 'XCDZ' }, '?page=2&venue=XCDZ&scope=recent'],
    ['stores the search as q', { search: '银河' }, '?page=2&venue=BGDZ&scope=recent&q=%E9%93%B6%E6%B2%B3'],
    ['removes an empty filter', { venue: '' }, '?page=2&scope=recent'],
    ['removes the scope of all games', { scope: 'all' }, '?page=2&venue=BGDZ'],
    ['keeps a venue with the code "all"', { venue: 'all' }, '?page=2&venue=all&scope=recent'],
    ['adds the game', { game: 'G-1' }, '?page=2&venue=BGDZ&scope=recent&game=G-1'],
  ])('a change %s and keeps the other parameters', async (_what, wanted, search) => {
    const { seen, change } = await renderQuery('/?page=2&venue=BGDZ&scope=recent');
    change(wanted);
    expect(seen.search).toBe(search);
    expect(seen.type).toBe('REPLACE');
  });

  it('two changes before the next render are both stored', async () => {
    const { seen, changeNow } = await renderQuery('/');
    act(() => {
      const change = changeNow();
      change({ tab: 'ways' });
      change({ venue: 'BGDZ' });
    });
    expect(seen.search).toBe('?tab=ways&venue=BGDZ');
  });
});
