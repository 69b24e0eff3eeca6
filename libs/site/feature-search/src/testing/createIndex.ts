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

const CHARACTERS =
  '阿森纳皇家马德里国际米兰切尔西曼彻斯特城利物浦巴塞罗那拜仁慕尼黑多特蒙德尤文图斯黄金麒麟传奇财神水果';

/** Composes a name of four to seven characters; the same one for a number. */
function composeName(seed: number): string {
  const length = 4 + (seed % 4);
  const pick = (at: number) => CHARACTERS[(seed * 7 + at * 13 + ((seed * at) % 11)) % CHARACTERS.length];
  return Array.from({ length }, (_, at) => pick(at)).join('');
}

/** Creates the names of a platform with a number of matches and games. */
export function createLargeIndex({
  matches,
  games,
}: {
  readonly matches: number;
  readonly games: number;
}): SearchIndex {
  const leagues = Array.from({ length: 120 }, (_, at) => ({
    id: String(at),
    gameType: 'FT' as const,
    name: `${composeName(at * 31)}联赛`,
  }));
  return {
    leagues,
    matches: Array.from({ length: matches }, (_, at) => ({
      gameId: String(at),
      leagueId: String(at % leagues.length),
      showType: 'FU' as const,
      home: composeName(at * 2),
      away: composeName(at * 2 + 1),
      startTime: 1_763_690_400_000 + at,
    })),
    games: Array.from({ length: games }, (_, at) => ({
      gameCode: `G-${at}`,
      category: 'DZ' as const,
      name: composeName(at + 9_000),
      venueName: composeName(at % 20),
    })),
  };
}
