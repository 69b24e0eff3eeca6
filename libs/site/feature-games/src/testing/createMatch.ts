import type { MatchDetail } from '../state/matchDetail.ts';
import type { Match } from '../state/tableState.ts';

const fixture = {
  no: '7',
  startsAt: 65_000,
  state: 'upcoming' as const,
  bestOf: 3,
  home: '赤焰',
  away: '云豹',
  homeId: '1',
  awayId: '11',
  score: [0, 0] as [number, number],
  maps: [],
};

/** Creates an upcoming match of a list of tables, without prices. */
export const createTableMatch = (change: Partial<Match> = {}): Match => ({
  ...fixture,
  marketCount: 14,
  spots: [],
  ...change,
});

/** Creates an upcoming match with its winner market. */
export const createMatchDetail = (change: Partial<MatchDetail> = {}): MatchDetail => ({
  ...fixture,
  gameCode: 'PZDJ-0003',
  discipline: 'moba',
  markets: [
    {
      key: 'winner',
      group: 'match',
      name: '独赢',
      status: 'open',
      selections: [
        { key: 'winner:home', name: '赤焰', pays: '1.42' },
        { key: 'winner:away', name: '云豹', pays: '2.71' },
      ],
    },
  ],
  ...change,
});
