import { formatMinor, parseMinor } from '@pavilion/kernel';
import { parlayFactor, parlayReturn, parlayWinnings, type ParlayLeg } from '../money/parlay.ts';
import { riskToWin, winnings } from '../money/winnings.ts';
import { hongKongOf, oddsOf, priceFromOdds, priceFromRatio } from '../odds/convertOdds.ts';
import { formatOdds } from '../odds/formatOdds.ts';
import { OddsDomainError } from '../odds/oddsDomainError.ts';
import { type OddsType } from '../odds/oddsType.ts';
import { formatRatio, parseRatio, ratio, type Ratio } from '../odds/ratio.ts';
import { OUTCOMES, type Outcome } from '../results/outcome.ts';
import { settlementNet, settlementReturn } from '../results/settlementNet.ts';
import { settleSelection } from '../results/settleSelection.ts';
import { readVectors, type Vector } from './readVectors.ts';

type Check = (vector: Vector) => void;

const TYPES: Readonly<Record<string, OddsType>> = {
  ...{ hk: 'H', hongKong: 'H', HK: 'H', malay: 'M', MY: 'M' },
  ...{ indo: 'I', indonesian: 'I', ID: 'I', decimal: 'E', EU: 'E' },
};

const minor = (amount: unknown): bigint => parseMinor(Number(amount).toFixed(2)) ?? -1n;
const text = (value: unknown): string => String(value);
const ours = (values: Vector['input']) => Object.entries(values).filter(([name]) => TYPES[name] !== undefined);
const american = (us: unknown): number => priceFromRatio(ratio(100n, BigInt(text(us).slice(1)))) ?? 0;

const hongKong = (odds: string, type: OddsType): Ratio => hongKongOf(parseRatio(odds) ?? ratio(0n, 1n), type);

const convert: Check = ({ input, expected, status }) => {
  const [[from, odds] = ['', '']] = ours(input);
  const price = priceFromOdds(text(odds), TYPES[from] ?? 'H');
  const rounding = status.includes('round') ? 'halfUp' : 'truncate';
  for (const [to, shown] of ours(expected)) {
    const type = TYPES[to] ?? 'H';
    if (typeof shown === 'string' && /\.\d\d$/.test(shown)) expect(formatOdds(price, type, { rounding })).toBe(shown);
    else expect(Number(formatRatio(oddsOf(price, type), 9, 'halfUp'))).toBeCloseTo(Number(shown), 6);
  }
};

const payout: Check = ({ input, expected }) => {
  if (input['us'] !== undefined) {
    expect(formatMinor(minor(input['stake']) + winnings(minor(input['stake']), american(input['us'])))).toBe(
      expected['return'],
    );
    return;
  }
  const price = hongKong(text(input['odds']), TYPES[text(input['type'])] ?? 'H');
  const [stake, isNegative] = [minor(input['stake']), text(input['odds']).startsWith('-')];
  expect(isNegative ? stake : winnings(stake, price)).toBe(minor(expected['win']));
  expect(isNegative ? -riskToWin(stake, price) : -stake).toBe(minor(expected['lose']));
};

const domain: Check = ({ input }) => {
  for (const [name, odds] of ours(input))
    expect(() => priceFromOdds(text(odds), TYPES[name] ?? 'H')).toThrow(OddsDomainError);
};

const display: Check = ({ input, expected }) =>
  expect(formatOdds(priceFromOdds(text(input['decimal']), 'E'), 'E')).toBe(expected['shown']);

const scoreOf = ({ score, goal_diff: lead, result }: Vector['input']) => {
  if (typeof score === 'string') return score.split('-').map(Number);
  if (result !== undefined) return text(result).includes('lose') ? [0, 1] : [0, 0];
  return Number(lead) >= 0 ? [Number(lead), 0] : [0, -Number(lead)];
};

const homeOutcome = (line: unknown, [home = 0, away = 0]: readonly number[]): Outcome | undefined =>
  settleSelection(
    { gameType: 'FT', playCode: 'R', side: 'H', line: text(line) },
    { fullTime: { home, away } },
  ) as Outcome;

const priceIn = ({ hk_odds, hk, decimal, us }: Vector['input']): number => {
  if (us !== undefined) return american(us);
  return decimal === undefined ? priceFromOdds(text(hk_odds ?? hk), 'H') : priceFromOdds(text(decimal), 'E');
};

const WORDS: Readonly<Record<string, readonly Outcome[]>> = {
  WIN: ['W', 'LW'],
  LOSE: ['L', 'LL'],
  'WIN(half)': ['LW'],
  'LOSE(half)': ['LL'],
};

const handicap: Check = ({ input, expected }) => {
  const outcome = homeOutcome(input['line'], scoreOf(input)) ?? 'P';
  const stake = minor(input['stake'] ?? input['risk']);
  if (expected['code'] !== undefined) expect(outcome).toBe(expected['code']);
  if (expected['result'] !== undefined) expect(WORDS[text(expected['result'])]).toContain(outcome);
  if (expected['return'] !== undefined)
    expect(settlementReturn(stake, priceIn(input), outcome)).toBe(minor(expected['return']));
  if (expected['net'] !== undefined) expect(settlementNet(stake, priceIn(input), outcome)).toBe(minor(expected['net']));
  if (expected['win'] !== undefined) expect(settlementNet(stake, priceIn(input), outcome)).toBe(minor(expected['win']));
};

const returnsOfLine: Check = ({ input, expected }) => {
  const leads = Array.from({ length: 13 }, (_, at) => at - 6);
  const outcomes = leads.map((lead) => homeOutcome(input['line'], scoreOf({ goal_diff: lead })) ?? 'P');
  const returns = new Set(outcomes.map((outcome) => settlementReturn(minor(input['stake']), priceIn(input), outcome)));
  expect([...returns].sort()).toEqual((expected['returns'] as string[]).map(minor).sort());
};

const overUnder: Check = ({ input, expected }) => {
  const side = input['side'] === 'over' ? 'O' : 'U';
  const fullTime = { home: Number(input['total']), away: 0 };
  const bet = { gameType: 'FT', playCode: 'OU', side, line: text(input['line']) } as const;
  expect(settleSelection(bet, { fullTime })).toBe(expected['code']);
};

const legsOf = (prices: readonly string[], type: OddsType, outcomes: readonly Outcome[] = []): ParlayLeg[] =>
  prices.map((price, at) => ({ price: priceFromOdds(price, type), outcome: outcomes[at] ?? 'W' }));

const mixParlay: Check = ({ kind, input, expected }) => {
  const prices = kind.match(/\d\.\d\d/g) ?? [];
  const cases: Readonly<Record<string, readonly [readonly string[], readonly Outcome[]]>> = {
    'A wins half': [prices, ['LW']],
    'A,B,C; A and B lose half': [prices.slice(0, 3), ['LL', 'LL']],
  };
  const [used, outcomes] = cases[text(input['case'])] ?? [[], []];
  expect(parlayWinnings(10_000n, legsOf(used, 'E', outcomes))).toBe(minor(expected['net']));
};

const parlayFactors: Check = ({ kind, input, expected }) => {
  const prices = kind.match(/\d\.\d\d\d/g) ?? [];
  const outcomes = text(input['legs'])
    .split(' ')
    .map((code) => OUTCOMES.find((known) => known === code) ?? 'L');
  expect(formatRatio(parlayFactor(legsOf(prices, 'H', outcomes)), 2, 'halfUp')).toBe(expected['factor']);
};

const halfLostFirst: Check = ({ kind, expected }) => {
  const back = parlayReturn(30_000n, legsOf(kind.match(/\d\.\d\d/g) ?? [], 'E', ['LL']));
  expect(formatMinor(back).startsWith(text(expected['return']))).toBe(true);
};

const allWin: Check = ({ input, expected }) => {
  const legs = (input['fractional'] as string[]).map((fraction) => {
    const [win = '', stake = ''] = fraction.split('/');
    return { price: priceFromRatio(ratio(BigInt(win), BigInt(stake))) ?? 0 };
  });
  expect(parlayReturn(minor(input['stake']), legs)).toBe(minor(expected['return']));
};

const parlayShown: Check = ({ input, expected }) =>
  expect(formatRatio(parseRatio(text(input['unroundedDecimalOdds'])) ?? ratio(0n, 1n), 3, 'truncate')).toBe(
    expected['odds'],
  );

const anyLegLost: Check = ({ input }) =>
  expect(parlayReturn(minor(input['stake']), legsOf(['1.95', '1.90'], 'E', ['W', 'L']))).toBe(0n);

const parlayChecks: readonly (readonly [RegExp, Check])[] = [
  [/^mix parlay/, mixParlay],
  [/parlay factor/, parlayFactors],
  [/^3 legs/, halfLostFirst],
  [/all win$/, allWin],
  [/^parlay price display/, parlayShown],
  [/^any leg loses/, anyLegLost],
];

/** Fractional, American and probability odds are not odds types of the product (§3); nor is trimming of zeros. */
const isForeign = ({ input, kind }: Vector): boolean =>
  ours(input).length === 0 || /->(moneyline|fractional|impliedProbability|us\b)/.test(kind) || /trimming/.test(kind);

function checkOf(vector: Vector): Check | undefined {
  const { area, kind } = vector;
  if (area === 'odds-payout') return payout;
  if (area === 'ah-settle') return kind.startsWith('all distinct') ? returnsOfLine : handicap;
  if (area === 'ou-settle') return overUnder;
  if (area === 'parlay') return parlayChecks.find(([name]) => name.test(kind))?.[1];
  if (isForeign(vector)) return undefined;
  return { 'odds-convert': convert, 'odds-domain': domain, 'odds-display': display }[area];
}

const vectors = readVectors();
const isErratum = ({ status }: Vector): boolean => status === 'ERRATUM';
const checked = vectors.filter((vector) => !isErratum(vector) && checkOf(vector));

(checked.length > 0 ? describe : describe.skip)('the shared betting vectors', () => {
  it.each(checked.map((vector) => [vector.id, vector.area, vector.kind, vector] as const))(
    'row %s, %s: %s',
    (_id, _area, _kind, vector) => {
      checkOf(vector)?.(vector);
    },
  );

  it('uses most rows of the areas of this library, and every one of its settlements', () => {
    const count = (area: string) => checked.filter((vector) => vector.area === area).length;
    const all = (area: string) => vectors.filter((vector) => vector.area === area && !isErratum(vector)).length;
    expect(count('ah-settle') + count('ou-settle')).toBe(all('ah-settle') + all('ou-settle'));
    expect(checked.length).toBeGreaterThan(75);
  });

  it('row 27 is an error of its source: Malay −0.880 risks 880 for 1,000, not 800', () => {
    const row = vectors.find(({ id }) => id === '27');
    expect([row?.status, row?.expected['lose']]).toEqual(['ERRATUM', -800]);
    expect(riskToWin(100_000n, hongKong('-0.880', 'M'))).toBe(88_000n);
  });
});
