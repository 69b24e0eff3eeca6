import {
  PLAYS,
  parsePrice,
  settleSelection,
  computeNetResult,
  getCombinationSizes,
  computeSystemReturn,
  listSystems,
  countUnits,
  type PlayCode,
  type Side,
} from '@pavilion/domain-sports';
import { computeSettlementCode, findCombinations, computeSingleNet, computeCombinationsNet } from '@pavilion/sandbox';
import * as fc from 'fast-check';

/*
 * The result of a bet is computed twice: by the platform, which pays it, and by the library, which shows it in advance. They
 * share no code, so these tests compare them.
 */

const plays = Object.values(PLAYS);

const score = fc.record({ home: fc.nat(9), away: fc.nat(9) });
const result = fc.record({ fullTime: score, halfTime: score, winner: fc.constantFrom('1', '2', '3') });
const inSets = fc.record({ fullTime: score, halfTime: score, sets: fc.record({ home: fc.nat(3), away: fc.nat(3) }) });
const gameType = fc.constantFrom('FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'VB', 'BS', 'TT');
const line = fc.integer({ min: -24, max: 24 }).map((quarters) => String(quarters / 4));
const lined: readonly string[] = ['handicap', 'total', 'homeTotal', 'awayTotal'];

interface PlayedSide {
  readonly w: PlayCode;
  readonly r: Side;
  readonly hasLine: boolean;
}
const everySide: readonly PlayedSide[] = plays.flatMap(({ code, market, sides }) =>
  (sides.length > 0 ? sides : (['1', '2'] as const)).map((r): PlayedSide => ({
    w: code,
    r,
    hasLine: lined.includes(market),
  })),
);

describe('settlement of platform and library', () => {
  it('SPT-07 have equal codes for every play, side, line and sport', () => {
    const bet = fc.record({ play: fc.constantFrom(...everySide), line, gameType, scoreAtBet: score });
    fc.assert(
      fc.property(bet, fc.oneof(result, inSets), ({ play: { w, r, hasLine }, line: text, ...facts }, end) => {
        fc.pre(w !== 'FS' || 'winner' in end);
        const own = hasLine ? text : '';
        const paid = computeSettlementCode({ ...facts, w, r, line: own }, end);
        expect(settleSelection({ ...facts, playCode: w, side: r, line: own }, end)).toBe(paid);
      }),
    );
  });

  const price = fc.integer({ min: 1, max: 9_900 }).map((cents) => (cents / 100).toFixed(2));
  const stake = fc.bigInt({ min: 0n, max: 10n ** 9n });
  const leg = fc.record({ price, code: fc.constantFrom('W', 'LW', 'P', 'LL', 'L', 'D') });

  it('B1 B4 have equal amounts for a single', () => {
    fc.assert(
      fc.property(leg, stake, (single, amount) => {
        expect(computeNetResult(amount, parsePrice(single.price)!, single.code)).toBe(computeSingleNet(single, amount));
      }),
    );
  });

  it('B5 have equal units and amounts for every system', () => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 7 }), stake, fc.nat(99), (legs, amount, pick) => {
        const systems = listSystems(legs.length);
        const system = systems[pick % systems.length]!;
        const units = findCombinations([system], legs.length) ?? [];
        expect(countUnits(system, legs.length)).toBe(units.length);
        const shown = legs.map(({ price: text, code }) => ({ price: parsePrice(text)!, outcome: code }));
        const returned = computeSystemReturn(amount, shown, getCombinationSizes([system], legs.length));
        expect(returned - amount * BigInt(units.length)).toBe(computeCombinationsNet(legs, units, amount));
      }),
    );
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('B5 have equal systems for %i legs', (legs) => {
    const names = Array.from({ length: legs }, (_, at) => at + 1).flatMap((size) =>
      Array.from({ length: 1_024 }, (_, at) => `${size}x${at + 1}`),
    );
    expect(names.filter((name) => findCombinations([name], legs)).sort()).toEqual([...listSystems(legs)].sort());
  });
});
