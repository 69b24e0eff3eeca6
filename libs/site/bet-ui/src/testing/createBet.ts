import type { BetRecord } from '../bets/betTexts.ts';

/** Creates a settled in-play bet; override the fields under test. */
export function createBet(overrides: Partial<BetRecord> = {}): BetRecord {
  return {
    betId: '1',
    ticketId: 'T20261121000001',
    kind: 'single',
    gameType: 'FT',
    gameId: '700001',
    league: '英格兰超级联赛',
    team_h: '阿森纳',
    team_c: '利物浦',
    startTime: Date.UTC(2026, 10, 21, 12, 0),
    w: 'RE',
    r: 'H',
    line: '-0.25',
    price: '0.95',
    stake: '100.00',
    winAmount: '95.00',
    status: 'settled',
    resultCode: 'LW',
    net: '47.50',
    scoreAtBet: '1-0',
    scoreFinal: '2-1',
    placedAt: Date.UTC(2026, 10, 21, 12, 30, 5),
    settledAt: Date.UTC(2026, 10, 21, 14, 0, 0),
    ...overrides,
  };
}
