import * as fc from 'fast-check';
import { formatLine } from '../pricing/formatLine.ts';
import type { MarketCode, PriceSide, Score } from '../definitions/worldTypes.ts';
import { settle } from './settle.ts';
import { getSettlementTime } from './getSettlementTime.ts';
import type { BetToSettle, MatchResult } from './settlementTypes.ts';

const parseScore = (text: string): Score => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
};

const createResult = (fullTime: string, halfTime = '0-0'): MatchResult => ({
  fullTime: parseScore(fullTime),
  halfTime: parseScore(halfTime),
});

const bet = (change: Partial<BetToSettle>): BetToSettle => ({
  gameType: 'FT',
  w: 'R',
  r: 'H',
  line: '0',
  price: '0.90',
  stake: 10_000n,
  ...change,
});

describe('settle (SPT-07, ruling B4)', () => {
  it.each`
    w         | r      | line       | full     | half     | atBet        | code
    ${'R'}    | ${'H'} | ${'-0.5'}  | ${'1-0'} | ${'0-0'} | ${undefined} | ${'W'}
    ${'R'}    | ${'C'} | ${'-0.5'}  | ${'1-0'} | ${'0-0'} | ${undefined} | ${'L'}
    ${'R'}    | ${'H'} | ${'-0.25'} | ${'0-0'} | ${'0-0'} | ${undefined} | ${'LL'}
    ${'R'}    | ${'C'} | ${'-0.25'} | ${'0-0'} | ${'0-0'} | ${undefined} | ${'LW'}
    ${'R'}    | ${'H'} | ${'-0.75'} | ${'2-1'} | ${'0-0'} | ${undefined} | ${'LW'}
    ${'R'}    | ${'C'} | ${'-0.75'} | ${'2-1'} | ${'0-0'} | ${undefined} | ${'LL'}
    ${'R'}    | ${'H'} | ${'-1'}    | ${'2-1'} | ${'0-0'} | ${undefined} | ${'P'}
    ${'HR'}   | ${'H'} | ${'-0.5'}  | ${'0-3'} | ${'1-0'} | ${undefined} | ${'W'}
    ${'RE'}   | ${'H'} | ${'0'}     | ${'2-1'} | ${'1-0'} | ${'2-0'}     | ${'L'}
    ${'RE'}   | ${'C'} | ${'0'}     | ${'2-0'} | ${'1-0'} | ${'2-0'}     | ${'P'}
    ${'HRE'}  | ${'H'} | ${'-0.25'} | ${'5-5'} | ${'2-0'} | ${'1-0'}     | ${'W'}
    ${'OU'}   | ${'O'} | ${'2.25'}  | ${'1-1'} | ${'0-0'} | ${undefined} | ${'LL'}
    ${'OU'}   | ${'U'} | ${'2.25'}  | ${'1-1'} | ${'0-0'} | ${undefined} | ${'LW'}
    ${'HOU'}  | ${'U'} | ${'1'}     | ${'4-4'} | ${'1-0'} | ${undefined} | ${'P'}
    ${'ROU'}  | ${'O'} | ${'3.5'}   | ${'3-1'} | ${'0-0'} | ${'3-0'}     | ${'W'}
    ${'HROU'} | ${'O'} | ${'1.5'}   | ${'3-1'} | ${'0-1'} | ${'0-1'}     | ${'L'}
    ${'M'}    | ${'N'} | ${''}      | ${'1-1'} | ${'0-0'} | ${undefined} | ${'W'}
    ${'M'}    | ${'H'} | ${''}      | ${'1-1'} | ${'0-0'} | ${undefined} | ${'L'}
    ${'HM'}   | ${'C'} | ${''}      | ${'5-1'} | ${'0-1'} | ${undefined} | ${'W'}
    ${'RM'}   | ${'H'} | ${''}      | ${'2-1'} | ${'0-1'} | ${'0-1'}     | ${'W'}
    ${'HRM'}  | ${'N'} | ${''}      | ${'2-1'} | ${'1-1'} | ${'0-1'}     | ${'W'}
  `('returns $code for $w $r at "$line", $full ($half), bet at $atBet', ({ w, r, line, full, half, atBet, code }) => {
    const scoreAtBet = atBet ? parseScore(atBet as string) : undefined;
    const settled = settle(bet({ w, r, line, ...(scoreAtBet && { scoreAtBet }) }), createResult(full, half));
    expect(settled.code).toBe(code);
  });

  it.each`
    gameType | w         | r         | line     | full     | half     | code
    ${'FT'}  | ${'EO'}   | ${'OD'}   | ${''}    | ${'2-1'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'REO'}  | ${'EV'}   | ${''}    | ${'2-1'} | ${'0-0'} | ${'L'}
    ${'FT'}  | ${'HEO'}  | ${'EV'}   | ${''}    | ${'2-1'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'PD'}   | ${'H2C1'} | ${''}    | ${'2-1'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'PD'}   | ${'H1C2'} | ${''}    | ${'2-1'} | ${'0-0'} | ${'L'}
    ${'FT'}  | ${'RPD'}  | ${'OVH'}  | ${''}    | ${'5-1'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'PD'}   | ${'OVH'}  | ${''}    | ${'4-4'} | ${'0-0'} | ${'L'}
    ${'FT'}  | ${'HPD'}  | ${'H0C1'} | ${''}    | ${'2-1'} | ${'0-1'} | ${'W'}
    ${'FT'}  | ${'T'}    | ${'T01'}  | ${''}    | ${'1-0'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'T'}    | ${'T23'}  | ${''}    | ${'2-2'} | ${'0-0'} | ${'L'}
    ${'FT'}  | ${'RT'}   | ${'T46'}  | ${''}    | ${'3-3'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'T'}    | ${'T7'}   | ${''}    | ${'7-0'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'F'}    | ${'HC'}   | ${''}    | ${'1-2'} | ${'1-0'} | ${'W'}
    ${'FT'}  | ${'RF'}   | ${'NN'}   | ${''}    | ${'1-2'} | ${'1-1'} | ${'L'}
    ${'FT'}  | ${'TS'}   | ${'Y'}    | ${''}    | ${'1-2'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'RTS'}  | ${'NO'}   | ${''}    | ${'0-2'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'DC'}   | ${'HN'}   | ${''}    | ${'1-1'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'RDC'}  | ${'HC'}   | ${''}    | ${'1-1'} | ${'0-0'} | ${'L'}
    ${'FT'}  | ${'DC'}   | ${'CN'}   | ${''}    | ${'0-1'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'OUH'}  | ${'O'}    | ${'1.5'} | ${'2-5'} | ${'0-0'} | ${'W'}
    ${'FT'}  | ${'ROUC'} | ${'U'}    | ${'2'}   | ${'5-2'} | ${'0-0'} | ${'P'}
    ${'BK'}  | ${'HRE'}  | ${'C'}    | ${'4.5'} | ${'9-9'} | ${'1-5'} | ${'L'}
    ${'BK'}  | ${'HOU'}  | ${'O'}    | ${'5.5'} | ${'0-0'} | ${'1-5'} | ${'W'}
    ${'OP'}  | ${'RM'}   | ${'H'}    | ${''}    | ${'3-2'} | ${'0-0'} | ${'W'}
    ${'BS'}  | ${'RE'}   | ${'H'}    | ${'1.5'} | ${'3-4'} | ${'0-0'} | ${'W'}
  `('returns $code for $gameType $w $r at "$line", $full ($half)', ({ gameType, w, r, line, full, half, code }) => {
    expect(settle(bet({ gameType, w, r, line }), createResult(full, half)).code).toBe(code);
  });

  it('uses the sets for M and PD, and games or points for lines', () => {
    const result: MatchResult = { ...createResult('13-12'), sets: parseScore('1-2') };
    const code = (w: MarketCode, r: PriceSide, line = '') => settle(bet({ gameType: 'TN', w, r, line }), result).code;
    expect([code('M', 'C'), code('RPD', 'H1C2'), code('PD', 'H2C1')]).toEqual(['W', 'W', 'L']);
    expect([code('R', 'H', '-0.5'), code('ROU', 'O', '24.5'), code('RE', 'C', '-1.5')]).toEqual(['W', 'W', 'W']);
  });

  it('requires the winner of an outright market', () => {
    const champion = bet({ gameType: 'FS', w: 'FS', r: '7', line: '' });
    expect(settle(champion, { ...createResult('0-0'), winner: '7' }).code).toBe('W');
    expect(settle(champion, { ...createResult('0-0'), winner: '17' }).code).toBe('L');
    expect(() => settle(champion, createResult('0-0'))).toThrow(RangeError);
  });

  it.each<[MarketCode, PriceSide]>([
    ['EO', 'H'],
    ['PD', 'Y'],
    ['T', 'O'],
    ['DC', 'H'],
    ['F', 'H'],
    ['TS', 'H'],
  ])('%s rejects the side %s', (w, r) => {
    expect(() => settle(bet({ w, r, line: '' }), createResult('1-0'))).toThrow(RangeError);
  });

  it('counts the whole score for in-play basketball handicaps and returns a push for a tied winner market', () => {
    expect(settle(bet({ gameType: 'BK', w: 'RE', line: '-4.5' }), createResult('101-96')).code).toBe('W');
    expect(settle(bet({ gameType: 'BK', w: 'M', line: '' }), createResult('90-90')).code).toBe('P');
  });

  it.each`
    code    | line       | full     | price      | stake   | net       | payout
    ${'W'}  | ${'-0.5'}  | ${'1-0'} | ${'1.45'}  | ${100n} | ${145n}   | ${245n}
    ${'W'}  | ${'-0.5'}  | ${'1-0'} | ${'0.95'}  | ${1n}   | ${1n}     | ${2n}
    ${'LW'} | ${'-0.75'} | ${'1-0'} | ${'0.81'}  | ${101n} | ${41n}    | ${142n}
    ${'P'}  | ${'-1'}    | ${'1-0'} | ${'0.81'}  | ${101n} | ${0n}     | ${101n}
    ${'LL'} | ${'-0.25'} | ${'0-0'} | ${'0.81'}  | ${101n} | ${-51n}   | ${50n}
    ${'L'}  | ${'-0.5'}  | ${'0-0'} | ${'0.81'}  | ${101n} | ${-101n}  | ${0n}
    ${'W'}  | ${'-0.5'}  | ${'1-0'} | ${'99.00'} | ${333n} | ${32967n} | ${33300n}
  `(
    'B1 settles $code of $stake at $price with net $net and payout $payout',
    ({ code, line, full, price, stake, net, payout }) => {
      expect(settle(bet({ line, price, stake }), createResult(full))).toEqual({ code, net, payout });
    },
  );

  it.each([
    ['a line that is not in quarter steps', { line: '0.3' }],
    ['an invalid Hong Kong price', { price: '0.9' }],
    ['a side that the market does not have', { r: 'O' as const }],
    ['an in-play handicap without the score at the bet', { w: 'RE' as const }],
    ['a negative stake', { stake: -1n }],
  ])('throws for %s', (_rule, change) => {
    expect(() => settle(bet(change), createResult('1-0'))).toThrow(RangeError);
  });
});

describe('settle for generated bets', () => {
  const score = fc.record({ home: fc.nat(9), away: fc.nat(9) });
  const result = fc.record({ fullTime: score, halfTime: score });
  const line = fc.integer({ min: -20, max: 20 }).map(formatLine);
  const price = fc
    .integer({ min: 1, max: 9900 })
    .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
  const stake = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const opposite: Record<string, PriceSide> = { H: 'C', O: 'U' };

  it('returns a payout of stake plus net that is never negative', () => {
    fc.assert(
      fc.property(result, fc.record({ line, price, stake }), (end, change) => {
        const { net, payout } = settle(bet(change), end);
        expect(payout).toBe(change.stake + net);
        expect(payout >= 0n).toBe(true);
      }),
    );
  });

  it('returns mirrored codes for the two sides of a line', () => {
    const mirror = { W: 'L', LW: 'LL', P: 'P', LL: 'LW', L: 'W' } as const;
    const plays = fc.constantFrom<readonly [MarketCode, PriceSide]>(['R', 'H'], ['OU', 'O'], ['HR', 'H'], ['HOU', 'O']);
    fc.assert(
      fc.property(result, line, plays, (end, text, [w, r]) => {
        const one = settle(bet({ w, r, line: text }), end).code;
        const other = settle(bet({ w, r: opposite[r]!, line: text }), end).code;
        expect(other).toBe(mirror[one]);
      }),
    );
  });

  it('B4 settles a quarter line as half a stake on each neighbouring line', () => {
    const quarter = fc.integer({ min: -10, max: 9 }).map((half) => 2 * half + 1);
    fc.assert(
      fc.property(result, quarter, fc.record({ price, stake }), (end, quarters, change) => {
        const net = (text: number, stakes: bigint) =>
          settle(bet({ line: formatLine(text), price: change.price, stake: stakes * change.stake }), end).net;
        const halves = net(quarters - 1, 100n) + net(quarters + 1, 100n);
        expect(net(quarters, 200n)).toBe(halves);
      }),
    );
  });
});

it.each<[MarketCode, string]>([
  ['R', 'ended'],
  ['OU', 'ended'],
  ['M', 'ended'],
  ['RE', 'ended'],
  ['ROU', 'ended'],
  ['RM', 'ended'],
  ['HR', 'halfTime'],
  ['HOU', 'halfTime'],
  ['HM', 'halfTime'],
  ['HRE', 'halfTime'],
  ['HROU', 'halfTime'],
  ['HRM', 'halfTime'],
])('getSettlementTime(%s) returns %s', (w, when) => {
  expect(getSettlementTime(w)).toBe(when);
});
