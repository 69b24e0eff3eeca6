import type { ResponseOf } from '@pavilion/api-client';

type SearchIndex = ResponseOf<'search.index'>;

/** Names of a small platform. */
export const smallIndex: SearchIndex = {
  leagues: [
    { id: '101', gameType: 'FT', name: '英格兰超级联赛' },
    { id: '102', gameType: 'FT', name: '西班牙甲级联赛' },
  ],
  matches: [
    { gameId: '1', leagueId: '101', showType: 'RB', home: '阿森纳', away: '利物浦', startTime: 1_763_690_400_000 },
    {
      gameId: '2',
      leagueId: '102',
      showType: 'FU',
      home: '皇家马德里',
      away: '塞维利亚',
      startTime: 1_763_776_800_000,
    },
    { gameId: '3', leagueId: '101', showType: 'FU', home: '切尔西', away: '阿森纳', startTime: 1_763_863_200_000 },
  ],
  games: [{ gameCode: 'BGDZ-0001', category: 'DZ', name: '黄金麒麟传奇', venueName: '百工电子' }],
};
