import { createGame } from '../testing/createGame.ts';
import { buildSpotId, createMatchPick, findMatchPrice, getSpotSide, parseSpotId, type ShownSpot } from './matchPick.ts';

const spots = [
  { key: 'winner:home', group: 'winner' as const, name: '赤焰', pays: '1.42' },
  { key: 'score:2-1', group: 'score' as const, name: '2 : 1', pays: '10.05' },
];

const match: ShownSpot['match'] = {
  no: '7',
  startsAt: 5_000,
  state: 'upcoming',
  bestOf: 3,
  home: '赤焰',
  away: '云豹',
  score: [0, 0],
  maps: [],
  spots,
};

const game = createGame({
  gameCode: 'PZDJ-0003',
  enName: 'PZDJ',
  channelCode: 'PZDJ',
  name: '推塔',
  minStake: '1.00',
  maxStake: '5000.00',
});

const show = (change: Partial<ShownSpot> = {}): ShownSpot => ({ game, match, spot: spots[0]!, ...change });

it('LOB-09 the id of a selection names venue, match and spot, and is split into them again', () => {
  const id = buildSpotId(show());
  expect(id).toBe('PZDJ/PZDJ-0003.7/winner:home');
  expect(parseSpotId(id)).toEqual({ enName: 'PZDJ', gameId: 'PZDJ-0003.7', oddsId: 'winner:home' });
  expect(['winner:home', 'score:2-1', 'maps2.5:over'].map(getSpotSide)).toEqual(['home', '2-1', 'over']);
});

it('LOB-09 B1 a price with the stake becomes exact Hong Kong odds of the slip', () => {
  expect(createMatchPick(show())).toEqual({
    selection: {
      id: 'PZDJ/PZDJ-0003.7/winner:home',
      gameId: 'PZDJ/PZDJ-0003.7',
      gameType: 'OP',
      showType: 'FT',
      leagueId: 'PZDJ-0003',
      leagueName: '推塔',
      homeName: '赤焰',
      awayName: '云豹',
      kickOffAt: 5_000,
      playCode: 'winner',
      side: 'H',
      isChampion: false,
    },
    quote: { price: 4_200, line: '', version: 0 },
    name: '赤焰',
    group: 'winner',
    isLive: false,
    channelCode: 'PZDJ',
    limits: { min: '1.00', max: '5000.00' },
  });
});

it.each`
  key                | side
  ${'winner:away'}   | ${'C'}
  ${'maps2.5:over'}  | ${'O'}
  ${'maps2.5:under'} | ${'U'}
  ${'handicap:home'} | ${'H'}
  ${'score:2-1'}     | ${'H2C1'}
  ${'score:0-3'}     | ${'H0C3'}
`('LOB-09 the side of $key is $side', ({ key, side }) => {
  const spot = { ...spots[0]!, key: key as string };
  expect(createMatchPick(show({ spot }))?.selection.side).toBe(side);
});

it('LOB-09 a price of a live match is in-play, and a price that takes no bets is no selection', () => {
  const live = { ...match, state: 'live' as const };
  expect(createMatchPick(show({ match: live }))).toMatchObject({ isLive: true, selection: { showType: 'RB' } });
  const { key, group, name } = spots[0]!;
  const suspended = { key, group, name };
  expect(createMatchPick(show({ spot: suspended }))).toBeUndefined();
});

describe('current price of a selection', () => {
  const pick = createMatchPick(show())!;
  const table = { kind: 'moba', state: 'open' as const, minStake: '1.00', maxStake: '2.00', players: 0, results: [] };
  const read = (change: Partial<ShownSpot['match']>, gameCode = 'PZDJ-0003') =>
    findMatchPrice(pick, { time: 100, list: [{ ...table, gameCode, matches: [{ ...match, ...change }] }] });
  const id = pick.selection.id;

  it('is that of the lobby with the time of the read', () => {
    expect(read({ spots: [{ ...spots[0]!, pays: '2.31' }] })).toEqual({
      id,
      status: 'open',
      version: 100,
      line: '',
      price: 13_100,
    });
  });

  it('is suspended while the spot has no price', () => {
    const { key, group, name } = spots[0]!;
    const suspended = { key, group, name };
    expect(read({ spots: [suspended] })).toEqual({ id, status: 'suspended', version: 100 });
  });

  it.each`
    what                    | matches          | gameCode
    ${'another match'}      | ${{ no: '8' }}   | ${'PZDJ-0003'}
    ${'another game'}       | ${{}}            | ${'PZDJ-0004'}
    ${'a match without it'} | ${{ spots: [] }} | ${'PZDJ-0003'}
  `('is closed when the lobby lists $what', ({ matches, gameCode }) => {
    expect(read(matches as object, gameCode as string)).toEqual({ id, status: 'closed', version: 100 });
  });
});
