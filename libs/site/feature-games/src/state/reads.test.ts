import { ApiError, TransportError } from '@pavilion/api-client';
import type { ReadCall } from '@pavilion/site-data';
import { createFakeServices } from '@pavilion/site-testing';
import { createGame } from '../testing/createGame.ts';
import { createLobbyStart } from '../testing/createLobbyStart.ts';
import { lobbyStart } from './lobbyStart.ts';
import { ownGames } from './ownGames.ts';

const services = createFakeServices();

type Handler = (id: string, body: { readonly pageNum: number }) => unknown;

function createCall(handler: Handler) {
  const call = jest.fn(async (id: string, body: { readonly pageNum: number }) => handler(id, body));
  return { call: call as unknown as ReadCall, calls: () => call.mock.calls };
}

const createGames = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => createGame({ gameCode: `G-${from + at}` }));
const readPages = (total: number): Handler => {
  const all = createGames(0, total);
  return (_id, { pageNum }) => ({ total, list: all.slice((pageNum - 1) * 100, pageNum * 100) });
};
const codes = (games: readonly { readonly gameCode: string }[]) => games.map(({ gameCode }) => gameCode);

describe('own games of a member', () => {
  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('GAM-01 %i favourites are read in %i pages, in order', async (total, pages) => {
    const { call, calls } = createCall(readPages(total));
    const games = await ownGames.load(call, { category: 'DZ', scope: 'favourite' }, services);
    expect(codes(games)).toEqual(codes(createGames(0, total)));
    expect(calls()).toEqual(
      Array.from({ length: pages }, (_, at) => [
        'venue.gameList',
        { category: 'DZ', scope: 'favourite', pageNum: at + 1, pageSize: 100 },
      ]),
    );
  });

  it('GAM-01 the games played last are at most 60, from one page', async () => {
    const { call, calls } = createCall(readPages(250));
    const games = await ownGames.load(call, { category: 'BY', scope: 'recent' }, services);
    expect(codes(games)).toEqual(codes(createGames(0, 60)));
    expect(calls()).toEqual([['venue.gameList', { category: 'BY', scope: 'recent', pageNum: 1, pageSize: 100 }]]);
  });

  it('are read for members only, and again after a change of games', () => {
    expect([ownGames.auth, ownGames.tags, ownGames.name]).toEqual(['member', ['games'], 'games.own']);
  });
});

const refuse = (code: number) => new ApiError(code, { endpointId: 'venue.lobby', requestId: 'r', serverMessage: '' });

describe('first screen of a lobby', () => {
  it('LOB-04 is one call', async () => {
    const start = createLobbyStart({ games: createGames(0, 2) });
    const { call, calls } = createCall(() => start);
    await expect(lobbyStart.load(call, { category: 'DZ' }, services)).resolves.toEqual(start);
    expect(calls()).toEqual([['venue.lobby', { category: 'DZ' }]]);
  });

  it('GAM-01 is read in parts from a platform without that call, and has no rows', async () => {
    const list = createGames(0, 2);
    const { call, calls } = createCall((id) => {
      if (id === 'venue.lobby') throw refuse(6004);
      if (id === 'venue.getVenueInfoByCategory') return { list: ['venue'], tabs: ['tab'] };
      return id === 'venue.gameList' ? { total: 9, list } : { time: 5, list: ['pool'] };
    });
    await expect(lobbyStart.load(call, { category: 'ZR' }, services)).resolves.toEqual({
      venues: ['venue'],
      tabs: ['tab'],
      total: 9,
      games: list,
      rows: [],
      time: 5,
      pools: ['pool'],
    });
    expect(calls()).toEqual([
      ['venue.lobby', { category: 'ZR' }],
      ['venue.getVenueInfoByCategory', { category: 'ZR' }],
      ['venue.gameList', { category: 'ZR', pageNum: 1, pageSize: 100 }],
      ['venue.getBonusPools', { category: 'ZR' }],
    ]);
  });

  it.each([
    ['another refusal', refuse(6013)],
    ['no response', new TransportError('network', { endpointId: 'x', requestId: 'r', outcome: 'none', attempts: 1 })],
  ])('GAM-01 is not read in parts after %s', async (_what, error) => {
    const { call, calls } = createCall(() => {
      throw error;
    });
    await expect(lobbyStart.load(call, { category: 'ZR' }, services)).rejects.toBe(error);
    expect(calls()).toHaveLength(1);
  });

  it('is read for guests too, and again after a change of games', () => {
    expect([lobbyStart.auth, lobbyStart.tags, lobbyStart.name]).toEqual(['guest', ['games'], 'games.start']);
  });
});
