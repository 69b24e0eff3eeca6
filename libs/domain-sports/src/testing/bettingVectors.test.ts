import { describeVectors } from '@pavilion/testing';
import { computeSystemReturn } from '../money/computeSystemReturn.ts';
import { computeRisk } from '../money/computeWinnings.ts';
import { oddsChecks } from './vectors/oddsChecks.ts';
import { findExclusionReason } from './vectors/findExclusionReason.ts';
import { parlayChecks } from './vectors/parlayChecks.ts';
import { readVectors, type Vector } from './vectors/readVectors.ts';
import { settlementChecks } from './vectors/settlementChecks.ts';
import { systemChecks } from './vectors/systemChecks.ts';
import { hongKong, type Check } from './vectors/vectorOdds.ts';

const byArea: Readonly<Record<string, Check>> = { ...oddsChecks, ...settlementChecks, ...systemChecks };

const findCheck = ({ area, kind }: Vector): Check | undefined =>
  area === 'parlay' ? parlayChecks.find(([name]) => name.test(kind))?.[1] : byArea[area];

describeVectors('betting.csv', readVectors(), (vectors) => {
  const named = vectors.filter((vector) => findExclusionReason(vector) !== undefined);
  const checked = vectors.filter((vector) => findExclusionReason(vector) === undefined);

  it.each([...checked])('row $id, $area: $kind', (vector) => {
    const check = findCheck(vector);
    if (!check) throw new Error('bettingVectors: no check and no exclusion. Add one of them.');
    check(vector);
  });

  it('excludes these rows with their reasons', () => {
    const count: Record<string, string[]> = {};
    for (const vector of named) (count[findExclusionReason(vector) ?? ''] ??= []).push(vector.id);
    expect(count).toEqual({
      'an error of its source': ['27', '257'],
      'capitalised amounts are the wallet\u2019s': ['351', '353', '355', '357', '359', '361'],
      'the figures of a provider we have not': ['113', '183', '185', '187'],
      'from odds the product does not show': ['55', '69', '81', '83', '91', '93'],
      'to odds the product does not show': ['43', '47', '49', '97', '99', '101', '103', '105', '117'],
      'prices that no ten-thousandth can hold': ['253'],
    });
  });

  it('row 27 is an error of its source: Malay −0.880 risks 880 for 1,000, not 800', () => {
    const row = vectors.find(({ id }) => id === '27');
    expect([row?.status, row?.expected['lose']]).toEqual(['ERRATUM', -800]);
    expect(computeRisk(100_000n, hongKong('-0.880', 'M'))).toBe(88_000n);
  });

  it('row 257 is an error of its source: four winning legs win all four trebles', () => {
    expect(vectors.find(({ id }) => id === '257')?.status).toBe('ERRATUM');
    const legs = [10_000, 20_000, 30_000, 40_000].map((price) => ({ price }));
    expect(computeSystemReturn(10_000n, legs, [3])).toBe(1_540_000n);
  });
});
