import type { ResponseOf } from '@pavilion/api-client';
import { createSiteI18n } from '@pavilion/site-contract';
import { searchMessages } from '../messages/searchMessages.ts';
import { smallIndex } from '../testing/smallIndex.ts';
import { listPlatformEntries } from './listPlatformEntries.ts';

type Index = ResponseOf<'search.index'>;
type Match = Index['matches'][number];

async function list(part: Partial<Index> = {}) {
  const i18n = createSiteI18n('zh-CN');
  await i18n.ensure([searchMessages]);
  const entries = listPlatformEntries({ ...smallIndex, ...part }, i18n.translator(searchMessages));
  return { entries, of: (kind: string) => entries.filter((entry) => entry.kind === kind) };
}

const createMatch = (gameId: string, part: Partial<Match> = {}): Match => ({
  gameId,
  leagueId: '101',
  showType: 'FU',
  home: '阿森纳',
  away: '利物浦',
  startTime: 1_763_776_800_000,
  ...part,
});

it('SRC-01 an entry of a match has its league, start in UTC+8 and address', async () => {
  const { of } = await list();
  expect(of('match').slice(0, 2)).toEqual([
    {
      key: 'match:1',
      kind: 'match',
      title: '阿森纳 - 利物浦',
      detail: '英格兰超级联赛 · 滚球',
      names: ['阿森纳', '利物浦'],
      related: ['英格兰超级联赛'],
      path: '/game/sport/crty?game=1&focus=price',
      isForMembers: true,
    },
    {
      key: 'match:2',
      kind: 'match',
      title: '皇家马德里 - 塞维利亚',
      detail: '西班牙甲级联赛 · 11-22 10:00',
      names: ['皇家马德里', '塞维利亚'],
      related: ['西班牙甲级联赛'],
      path: '/game/sport/crty?game=2&focus=price',
      isForMembers: true,
    },
  ]);
});

it('SRC-01 a match without a known league or a second team has only what is known', async () => {
  const { of } = await list({ matches: [createMatch('9', { leagueId: 'x', home: '冠军', away: '' })] });
  expect(of('match')).toMatchObject([{ title: '冠军', detail: '11-22 10:00', related: [] }]);
  expect(of('team')).toEqual([]);
});

it('SRC-01 lists each team once, with its first match', async () => {
  const { of } = await list();
  expect(of('team').map(({ title, detail, path }) => [title, detail, path])).toEqual([
    ['阿森纳', '阿森纳 - 利物浦 · 滚球', '/game/sport/crty?game=1&focus=price'],
    ['利物浦', '阿森纳 - 利物浦 · 滚球', '/game/sport/crty?game=1&focus=price'],
    ['皇家马德里', '皇家马德里 - 塞维利亚 · 11-22 10:00', '/game/sport/crty?game=2&focus=price'],
    ['塞维利亚', '皇家马德里 - 塞维利亚 · 11-22 10:00', '/game/sport/crty?game=2&focus=price'],
    ['切尔西', '切尔西 - 阿森纳 · 11-23 10:00', '/game/sport/crty?game=3&focus=price'],
  ]);
  expect(of('team')[0]).toMatchObject({ key: 'team:FT.阿森纳', names: ['阿森纳'], isForMembers: true });
});

it('SRC-01 teams of two sports with the same name are two entries', async () => {
  const leagues: Index['leagues'] = [
    { id: '101', gameType: 'FT', name: '足球联赛' },
    { id: '201', gameType: 'BK', name: '篮球联赛' },
  ];
  const { of } = await list({ leagues, matches: [createMatch('1'), createMatch('2', { leagueId: '201' })] });
  expect(of('team').map(({ key }) => key)).toEqual([
    'team:FT.阿森纳',
    'team:FT.利物浦',
    'team:BK.阿森纳',
    'team:BK.利物浦',
  ]);
});

it('SRC-01 an entry of a league has the number of its matches, and leads to the board of its first match', async () => {
  const leagues: Index['leagues'] = [...smallIndex.leagues, { id: '103', gameType: 'BK', name: '空联赛' }];
  const { of } = await list({ leagues });
  expect(of('league').map(({ key, title, detail, path }) => [key, title, detail, path])).toEqual([
    ['league:101', '英格兰超级联赛', '2 场比赛', '/game/sport/crty?board=FT.RB&league=101'],
    ['league:102', '西班牙甲级联赛', '1 场比赛', '/game/sport/crty?board=FT.FU&league=102'],
    ['league:103', '空联赛', '0 场比赛', '/game/sport/crty?board=BK.FT&league=103'],
  ]);
  expect(of('league')).toMatchObject([{ isForMembers: true, names: ['英格兰超级联赛'] }, {}, {}]);
});

it('SRC-01 an entry of a game leads to the lobby of its category, also for guests', async () => {
  const games = [{ gameCode: 'A&B 1', category: 'QP', name: '斗地主', venueName: '百工棋牌' } as const];
  const { of } = await list({ games });
  expect(of('game')).toEqual([
    {
      key: 'game:A&B 1',
      kind: 'game',
      title: '斗地主',
      detail: '百工棋牌',
      names: ['斗地主'],
      related: ['百工棋牌'],
      path: '/game/chess?game=A%26B%201',
      isForMembers: false,
    },
  ]);
});

it('SRC-01 every entry has another key', async () => {
  const { entries } = await list();
  expect(entries).toHaveLength(11);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});
