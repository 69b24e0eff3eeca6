import type { WireBoard, WireGameInput, WireOddsInput } from '@pavilion/domain-sports';

/** Time of the boards. */
export const NOW = 1_763_690_400_000;

interface Outcome {
  readonly play: string;
  readonly side: string;
  readonly line: string;
  readonly price: string;
  /** Rank of the line. @default 0 */
  readonly rank?: number;
}

const odds = (gameId: string, { play, side, line, price, rank = 0 }: Outcome): WireOddsInput => ({
  id: `${gameId}.${play}.${rank}.${side}`,
  w: play,
  r: side,
  i: rank,
  line,
  price,
  active: 'Y',
  ver: 1,
});

/** Teams and league of a match. */
interface Fixture {
  readonly home: string;
  readonly away: string;
  readonly leagueId?: string;
}

/** Creates a live football match with handicap, totals and 1X2. */
export const createLiveGame = (gameId: string, { home, away, leagueId = '101' }: Fixture): WireGameInput => ({
  gameId,
  gameType: 'FT',
  showType: 'RB',
  league_id: leagueId,
  team_h: home,
  team_c: away,
  startTime: NOW - 1_500_000,
  re_time: '1H^23',
  isLive: 'Y',
  t_count: 23,
  se_now: '1H',
  HalfTime: 'N',
  gameStatus: 'live',
  sc_FT_H: '1',
  sc_FT_C: '0',
  rc_C: '1',
  odds: [
    odds(gameId, { play: 'RE', side: 'H', line: '-0.25', price: '0.95' }),
    odds(gameId, { play: 'RE', side: 'C', line: '-0.25', price: '0.91' }),
    odds(gameId, { play: 'RE', side: 'H', line: '-0.5', price: '1.10', rank: 1 }),
    odds(gameId, { play: 'RE', side: 'C', line: '-0.5', price: '0.78', rank: 1 }),
    odds(gameId, { play: 'ROU', side: 'O', line: '2.5', price: '0.88' }),
    odds(gameId, { play: 'ROU', side: 'U', line: '2.5', price: '0.98' }),
    odds(gameId, { play: 'RM', side: 'H', line: '', price: '1.45' }),
    odds(gameId, { play: 'RM', side: 'C', line: '', price: '3.20' }),
    odds(gameId, { play: 'RM', side: 'N', line: '', price: '2.40' }),
  ],
});

const league = (id: string, name: string, order: { readonly sort: number; readonly isFeatured: boolean }) => ({
  league_id: id,
  name,
  region: '',
  icon_class: '',
  ...order,
});

/** Creates a board of two leagues. */
export const createLiveBoard = (
  games = [
    createLiveGame('1', { home: '阿森纳', away: '利物浦' }),
    createLiveGame('2', { home: '国际米兰', away: 'AC米兰', leagueId: '102' }),
  ],
): WireBoard => ({
  channel: 'FT.RB',
  cursor: 1,
  time: NOW,
  leagues: [
    league('101', '英格兰超级联赛', { sort: 1, isFeatured: true }),
    league('102', '意大利甲级联赛', { sort: 2, isFeatured: false }),
  ],
  games,
});
