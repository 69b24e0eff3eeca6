import { formatMinor } from '@pavilion/kernel';
import { computeRisk, computeWinnings } from '../../money/computeWinnings.ts';
import { toOdds, parseOdds } from '../../odds/convertOdds.ts';
import { formatOdds } from '../../odds/formatOdds.ts';
import { OddsDomainError } from '../../odds/oddsDomainError.ts';
import { formatRatio } from '../../odds/ratio.ts';
import { american, hongKong, minor, ours, text, TYPES, type Check } from './vectorOdds.ts';

const convert: Check = ({ input, expected, status }) => {
  const [[from, odds] = ['', '']] = ours(input);
  const price = parseOdds(text(odds), TYPES[from] ?? 'H');
  const rounding = status.includes('round') ? 'halfUp' : 'truncate';
  for (const [to, shown] of ours(expected)) {
    const type = TYPES[to] ?? 'H';
    if (typeof shown === 'string' && /\.\d\d$/.test(shown)) expect(formatOdds(price, type, { rounding })).toBe(shown);
    else expect(Number(formatRatio(toOdds(price, type), 9, 'halfUp'))).toBeCloseTo(Number(shown), 6);
  }
};

const payout: Check = ({ input, expected }) => {
  if (input['us'] !== undefined) {
    expect(formatMinor(minor(input['stake']) + computeWinnings(minor(input['stake']), american(input['us'])))).toBe(
      expected['return'],
    );
    return;
  }
  const price = hongKong(text(input['odds']), TYPES[text(input['type'])] ?? 'H');
  const [stake, isNegative] = [minor(input['stake']), text(input['odds']).startsWith('-')];
  expect(isNegative ? stake : computeWinnings(stake, price)).toBe(minor(expected['win']));
  expect(isNegative ? -computeRisk(stake, price) : -stake).toBe(minor(expected['lose']));
};

const domain: Check = ({ input }) => {
  for (const [name, odds] of ours(input))
    expect(() => parseOdds(text(odds), TYPES[name] ?? 'H')).toThrow(OddsDomainError);
};

const display: Check = ({ input, expected }) =>
  expect(formatOdds(parseOdds(text(input['decimal']), 'E'), 'E')).toBe(expected['shown']);

const trimming: Check = ({ input, expected }) =>
  expect(formatOdds(parseOdds(text(input['shown']), 'H'), 'H', { trimsLong: true })).toBe(expected['trimmed']);

/** Checks of price rows by area. */
export const oddsChecks: Readonly<Record<string, Check>> = {
  'odds-convert': convert,
  'odds-payout': payout,
  'odds-domain': domain,
  'odds-display': (vector) => (vector.kind.startsWith('trailing') ? trimming : display)(vector),
};
