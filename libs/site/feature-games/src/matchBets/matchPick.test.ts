import { createMatchDetail } from '../testing/createMatch.ts';
import { createGame } from '../testing/createGame.ts';
import { buildSpotId, createMatchPick, findMatchPrice, getSpotSide, parseSpotId, type ShownSpot } from './matchPick.ts';

const spot = { key: 'winner:home', name: '赤焰', pays: '1.42' };
const suspended = { key: 'winner:home', name: '赤焰' };
const match = createMatchDetail({ startsAt: 5_000 });

const game = createGame({
  gameCode: 'PZDJ-0003',
  enName: 'PZDJ',
  channelCode: 'PZDJ',
  name: '推塔',
  minStake: '1.00',
  maxStake: '5000.00',
});

const show = (change: Partial<ShownSpot> = {}): ShownSpot => ({
  game,
  match,
  market: '独赢',
  spot,
  shownAt: 6_000,
  ...change,
});

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
    quote: { price: 4_200, line: '', version: 6_000 },
    match: { game, no: '7' },
    name: '赤焰',
    market: '独赢',
    isLive: false,
    limits: { min: '1.00', max: '5000.00' },
  });
});

it.each`
  key                 | side
  ${'m1.winner:away'} | ${'C'}
  ${'winner:away'}    | ${'C'}
  ${'maps2.5:over'}   | ${'O'}
  ${'maps2.5:under'}  | ${'U'}
  ${'handicap:home'}  | ${'H'}
  ${'score:2-1'}      | ${'H2C1'}
  ${'score:0-3'}      | ${'H0C3'}
`('LOB-09 the side of $key is $side', ({ key, side }) => {
  const { selection } = createMatchPick(show({ spot: { ...spot, key: key as string } }))!;
  expect([selection.playCode, selection.side]).toEqual([(key as string).split(':')[0], side]);
});

it('LOB-09 a price of a live match is in-play, and a price that takes no bets is no selection', () => {
  const live = { ...match, state: 'live' as const };
  expect(createMatchPick(show({ match: live }))).toMatchObject({ isLive: true, selection: { showType: 'RB' } });
  expect(createMatchPick(show({ spot: suspended }))).toBeUndefined();
});

describe('current price of a selection', () => {
  const pick = createMatchPick(show())!;
  const [winner] = match.markets;
  const read = (change: Partial<typeof match>) => findMatchPrice(pick, { time: 100, match: { ...match, ...change } });
  const withMarket = (change: Partial<NonNullable<typeof winner>>) => read({ markets: [{ ...winner!, ...change }] });
  const { id } = pick.selection;

  it('is that of its match with the time of the read', () => {
    const price = withMarket({ selections: [{ ...spot, pays: '2.31' }] });
    expect(price).toEqual({ id, status: 'open', version: 100, line: '', price: 13_100 });
  });

  it('is suspended while the spot has no price', () => {
    const price = withMarket({ status: 'suspended', selections: [suspended] });
    expect(price).toEqual({ id, status: 'suspended', version: 100 });
  });

  it.each<[string, Partial<typeof match>]>([
    ['another match', { no: '8' }],
    ['a match of another game', { gameCode: 'PZDJ-0004' }],
    ['a match without the market', { markets: [] }],
    ['a decided market', { markets: [{ ...winner!, status: 'closed', selections: [spot] }] }],
  ])('is closed when the response is %s', (_what, change) => {
    expect(read(change)).toEqual({ id, status: 'closed', version: 100 });
  });
});
