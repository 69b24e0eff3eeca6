import fc from 'fast-check';
import { computeWinnings } from '../money/computeWinnings.ts';
import { formatWireLine } from '../plays/line.ts';
import { OUTCOMES, type Outcome } from './outcome.ts';
import { isResultCode, RESULT_CODES, findResultEffect, findResultKey } from './resultCodes.ts';
import { computeNetResult, computeReturn } from './computeNetResult.ts';
import { settleSelection } from './settleSelection.ts';

const goals = (text: string) => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
};

describe('settleSelection', () => {
  it.each`
    playCode | side   | line       | score    | scoreAtBet   | outcome
    ${'R'}   | ${'H'} | ${'-0.25'} | ${'0-0'} | ${undefined} | ${'LL'}
    ${'R'}   | ${'C'} | ${'-0.25'} | ${'0-0'} | ${undefined} | ${'LW'}
    ${'R'}   | ${'H'} | ${'-0.75'} | ${'2-1'} | ${undefined} | ${'LW'}
    ${'R'}   | ${'H'} | ${'-1'}    | ${'1-0'} | ${undefined} | ${'P'}
    ${'R'}   | ${'H'} | ${'-0.5'}  | ${'1-0'} | ${undefined} | ${'W'}
    ${'R'}   | ${'H'} | ${'-1.5'}  | ${'1-0'} | ${undefined} | ${'L'}
    ${'RE'}  | ${'H'} | ${'-0.5'}  | ${'2-1'} | ${'2-0'}     | ${'L'}
    ${'RE'}  | ${'C'} | ${'0'}     | ${'2-1'} | ${'2-0'}     | ${'W'}
    ${'R'}   | ${'H'} | ${'-0.5'}  | ${'2-1'} | ${'2-0'}     | ${'W'}
    ${'HRE'} | ${'H'} | ${'0'}     | ${'1-0'} | ${'1-0'}     | ${'P'}
    ${'ROU'} | ${'O'} | ${'2.5'}   | ${'2-1'} | ${'2-0'}     | ${'W'}
    ${'OU'}  | ${'O'} | ${'2.75'}  | ${'2-1'} | ${undefined} | ${'LW'}
    ${'OU'}  | ${'U'} | ${'2.75'}  | ${'2-1'} | ${undefined} | ${'LL'}
    ${'OU'}  | ${'U'} | ${'3'}     | ${'2-1'} | ${undefined} | ${'P'}
    ${'M'}   | ${'H'} | ${''}      | ${'2-1'} | ${undefined} | ${'W'}
    ${'M'}   | ${'N'} | ${''}      | ${'1-1'} | ${undefined} | ${'W'}
    ${'RM'}  | ${'C'} | ${''}      | ${'1-1'} | ${undefined} | ${'L'}
    ${'R'}   | ${'H'} | ${''}      | ${'1-1'} | ${undefined} | ${undefined}
    ${'R'}   | ${'O'} | ${'0'}     | ${'1-1'} | ${undefined} | ${undefined}
    ${'XX'}  | ${'H'} | ${'0'}     | ${'1-1'} | ${undefined} | ${undefined}
  `(
    'SPT-07 B4 $playCode $side $line at $score (bet at $scoreAtBet) is $outcome',
    ({ score, scoreAtBet, outcome, ...bet }) => {
      const before = scoreAtBet ? { scoreAtBet: goals(scoreAtBet) } : {};
      const counted = { fullTime: goals(score), halfTime: goals(score) };
      expect(settleSelection({ gameType: 'FT', ...bet, ...before }, counted)).toBe(outcome);
    },
  );

  it('SPT-07 the two sides of a line have opposite outcomes', () => {
    const mirror = { W: 'L', LW: 'LL', P: 'P', LL: 'LW', L: 'W' } as const;
    const goal = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.constantFrom('R', 'OU'),
        fc.integer({ min: -20, max: 20 }),
        fc.record({ home: goal, away: goal }),
        (playCode, quarters, fullTime) => {
          const [first, second] = playCode === 'R' ? (['H', 'C'] as const) : (['O', 'U'] as const);
          const bet = {
            gameType: 'FT' as const,
            playCode,
            line: formatWireLine(playCode === 'R' ? quarters : Math.abs(quarters)),
          };
          const result = { fullTime };
          const one = settleSelection({ ...bet, side: first }, result) as Outcome;
          expect(mirror[one]).toBe(settleSelection({ ...bet, side: second }, result));
        },
      ),
    );
  });

  it('SPT-07 a quarter line equals two half-stake bets on the adjacent lines', () => {
    const value = { W: 2, LW: 1, P: 0, LL: -1, L: -2 } as const;
    const goal = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), goal, goal, (half, home, away) => {
        const at = (quarters: number) =>
          settleSelection(
            { gameType: 'FT', playCode: 'R', side: 'H', line: formatWireLine(quarters) },
            { fullTime: { home, away } },
          ) as Outcome;
        const quarter = 2 * half + 1;
        expect(value[at(quarter)]).toBe((value[at(quarter - 1)] + value[at(quarter + 1)]) / 2);
      }),
    );
  });
});

it.each`
  outcome | net         | back
  ${'W'}  | ${9_500n}   | ${19_500n}
  ${'LW'} | ${4_750n}   | ${14_750n}
  ${'P'}  | ${0n}       | ${10_000n}
  ${'LL'} | ${-5_000n}  | ${5_000n}
  ${'L'}  | ${-10_000n} | ${0n}
`('SPT-07 B1 100 at 0.95, $outcome: net $net', ({ outcome, net, back }) => {
  expect([computeNetResult(10_000n, 9500, outcome), computeReturn(10_000n, 9500, outcome)]).toEqual([net, back]);
});

it('SPT-07 never pays more than a full win and never costs more than the stake', () => {
  const stakes = fc.bigInt({ min: 1n, max: 10n ** 10n });
  fc.assert(
    fc.property(stakes, fc.integer({ min: 1, max: 10 ** 7 }), fc.constantFrom(...OUTCOMES), (stake, price, outcome) => {
      const net = computeNetResult(stake, price, outcome);
      return net >= -stake && net <= computeWinnings(stake, price);
    }),
  );
});

/** Copied by hand from §3, independent of the code. */
const codesOfTheSpecification =
  'A W LW LL L P D D0 D1 D2 D3 D4 D5 D6 D8 D7 DB DC DD DE DF DN DG DH DI DJ DK DL DO DP DQ DR DS DT DU DW DV DX DY DZ DA'.split(
    ' ',
  );

it('SPT-07 F-BET-17 contains exactly the codes of the specification', () => {
  expect([...RESULT_CODES].sort()).toEqual([...codesOfTheSpecification].sort());
});

it.each(codesOfTheSpecification)('F-BET-17 code %s has a message key and an effect', (code) => {
  expect(findResultKey(code)).toMatch(/^sports\.result\.[A-Z0-9]+$/);
  expect(findResultEffect(code)).toBeDefined();
});

it.each(['', 'X', 'D9', 'constructor', 'DM'])(
  'F-BET-17 the unknown code %p has no message key and no effect',
  (code) => {
    expect([isResultCode(code), findResultKey(code), findResultEffect(code)]).toEqual([false, undefined, undefined]);
  },
);

it.each`
  code    | effect
  ${'A'}  | ${'open'}
  ${'W'}  | ${'win'}
  ${'LW'} | ${'halfWin'}
  ${'P'}  | ${'push'}
  ${'LL'} | ${'halfLoss'}
  ${'L'}  | ${'loss'}
  ${'D'}  | ${'void'}
  ${'DA'} | ${'void'}
`('SPT-07 $code is $effect', ({ code, effect }) => expect(findResultEffect(code)).toBe(effect));
