import { isFiltered } from './isFiltered.ts';
import type { LobbyQuery } from './useLobbyQuery.ts';

const none: LobbyQuery = { tab: '', venue: '', search: '', scope: 'all', game: '' };

it.each<[string, Partial<LobbyQuery>, boolean]>([
  ['no filter', {}, false],
  ['spaces in the search', { search: '  ' }, false],
  ['open rules of a game', { game: 'G-1' }, false],
  ['a tab', { tab: 'ways' }, true],
  ['a venue', { venue: 'BGDZ' }, true],
  ['a search', { search: ' a ' }, true],
  ['favourites', { scope: 'favourite' }, true],
  ['recent games', { scope: 'recent' }, true],
])('with %s the result is a filter: %s', (_what, change, expected) => {
  expect(isFiltered({ ...none, ...change })).toBe(expected);
});
