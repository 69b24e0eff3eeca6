import { formatMinor } from '@pavilion/kernel';
import type { ParlayLeg } from '../../money/parlay.ts';
import { computeSystemFactor, computeSystemReturn } from '../../money/computeSystemReturn.ts';
import { getSystemSizes, countUnits } from '../../money/systems.ts';
import { parseOdds } from '../../odds/convertOdds.ts';
import { formatRatio } from '../../odds/ratio.ts';
import type { ResultCode } from '../../results/resultCodes.ts';
import { minor, text, type Check } from './vectorOdds.ts';

const CODES: Readonly<Record<string, ResultCode>> = { W: 'W', L: 'L', V: 'D1' };

const createLegs = (legs: unknown): ParlayLeg[] =>
  (legs as (unknown | readonly [unknown, string])[]).map((leg) => {
    const [odds, code = 'W'] = Array.isArray(leg) ? leg : [leg];
    return { price: parseOdds(text(odds), 'E'), outcome: CODES[text(code)] ?? 'A' };
  });

const countWays = (legs: number, size: number): number =>
  size === 0 ? 1 : Math.round((countWays(legs, size - 1) * (legs - size + 1)) / size);

const system: Check = ({ input, expected }) => {
  const [legs, sizes] = [createLegs(input['legs']), input['sizes'] as number[]];
  const stake = minor(input['unit_stake'] ?? 1);
  const back = expected['return'] ?? expected['max_return'];
  if (expected['units'] !== undefined)
    expect(sizes.reduce((sum, size) => sum + countWays(legs.length, size), 0)).toBe(Number(expected['units']));
  if (expected['lines'] !== undefined) {
    const lines = (expected['lines'] as string[]).reduce((sum, line) => sum + minor(line), 0n);
    expect(computeSystemReturn(100n, legs, sizes)).toBe(lines);
  } else if (text(back).split('.')[1]?.length === 10)
    expect(formatRatio(computeSystemFactor(legs, sizes), 10, 'truncate')).toBe(back);
  else expect(formatMinor(computeSystemReturn(stake, legs, sizes))).toBe(Number(back).toFixed(2));
};

const passType: Check = ({ input, expected }) => {
  const name = text(input['name']).replace('\u4e32', 'x');
  const legs = Number(input['legs'] ?? input['selections']);
  if (expected['sizes'] !== undefined) expect(getSystemSizes(name, legs)).toEqual(expected['sizes']);
  expect(countUnits(name, legs)).toBe(expected['units']);
};

/** Checks of system-bet rows by area. */
export const systemChecks: Readonly<Record<string, Check>> = { 'system-bet': system, 'pass-type': passType };
