import fc from 'fast-check';
import { formatWireLine } from '../plays/line.ts';
import { PLAYS, type PlayCode } from '../plays/plays.ts';
import type { Side } from '../plays/side.ts';
import { PRICE_UNIT } from '../odds/price.ts';
import { computeReturn } from './computeNetResult.ts';
import { settleSelection } from './settleSelection.ts';

const score = (text: string) => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
};

interface SettledRow {
  readonly playCode: string;
  readonly side: string;
  /** Score at full time. */
  readonly full: string;
  readonly half?: string;
  readonly line?: string;
  readonly gameType?: string;
}

/** Settles a bet of a row. */
const settle = ({ playCode, side, full, half = '0-0', line = '', gameType = 'FT' }: SettledRow) =>
  settleSelection({ gameType, playCode, side, line } as Parameters<typeof settleSelection>[0], {
    fullTime: score(full),
    halfTime: score(half),
  });

it.each`
  playCode  | side      | line      | full     | half     | code
  ${'EO'}   | ${'OD'}   | ${''}     | ${'2-1'} | ${'0-0'} | ${'W'}
  ${'EO'}   | ${'EV'}   | ${''}     | ${'0-0'} | ${'0-0'} | ${'W'}
  ${'REO'}  | ${'EV'}   | ${''}     | ${'2-1'} | ${'0-0'} | ${'L'}
  ${'HEO'}  | ${'OD'}   | ${''}     | ${'2-2'} | ${'1-0'} | ${'W'}
  ${'HREO'} | ${'OD'}   | ${''}     | ${'2-1'} | ${'1-1'} | ${'L'}
  ${'PD'}   | ${'H2C1'} | ${''}     | ${'2-1'} | ${'0-0'} | ${'W'}
  ${'PD'}   | ${'H1C2'} | ${''}     | ${'2-1'} | ${'0-0'} | ${'L'}
  ${'RPD'}  | ${'H4C4'} | ${''}     | ${'4-4'} | ${'0-0'} | ${'W'}
  ${'PD'}   | ${'OVH'}  | ${''}     | ${'5-0'} | ${'0-0'} | ${'W'}
  ${'PD'}   | ${'OVH'}  | ${''}     | ${'0-7'} | ${'0-0'} | ${'W'}
  ${'PD'}   | ${'OVH'}  | ${''}     | ${'4-4'} | ${'0-0'} | ${'L'}
  ${'HPD'}  | ${'H1C0'} | ${''}     | ${'5-5'} | ${'1-0'} | ${'W'}
  ${'HRPD'} | ${'H0C0'} | ${''}     | ${'0-0'} | ${'0-1'} | ${'L'}
  ${'T'}    | ${'T01'}  | ${''}     | ${'1-0'} | ${'0-0'} | ${'W'}
  ${'T'}    | ${'T01'}  | ${''}     | ${'1-1'} | ${'0-0'} | ${'L'}
  ${'T'}    | ${'T23'}  | ${''}     | ${'1-1'} | ${'0-0'} | ${'W'}
  ${'T'}    | ${'T23'}  | ${''}     | ${'2-1'} | ${'0-0'} | ${'W'}
  ${'RT'}   | ${'T46'}  | ${''}     | ${'3-3'} | ${'0-0'} | ${'W'}
  ${'RT'}   | ${'T46'}  | ${''}     | ${'4-3'} | ${'0-0'} | ${'L'}
  ${'RT'}   | ${'T7'}   | ${''}     | ${'4-3'} | ${'0-0'} | ${'W'}
  ${'F'}    | ${'HH'}   | ${''}     | ${'2-0'} | ${'1-0'} | ${'W'}
  ${'F'}    | ${'NH'}   | ${''}     | ${'2-0'} | ${'0-0'} | ${'W'}
  ${'F'}    | ${'HC'}   | ${''}     | ${'1-2'} | ${'1-0'} | ${'W'}
  ${'RF'}   | ${'CC'}   | ${''}     | ${'1-2'} | ${'1-0'} | ${'L'}
  ${'TS'}   | ${'Y'}    | ${''}     | ${'1-1'} | ${'0-0'} | ${'W'}
  ${'TS'}   | ${'NO'}   | ${''}     | ${'3-0'} | ${'0-0'} | ${'W'}
  ${'RTS'}  | ${'Y'}    | ${''}     | ${'0-0'} | ${'0-0'} | ${'L'}
  ${'DC'}   | ${'HN'}   | ${''}     | ${'1-1'} | ${'0-0'} | ${'W'}
  ${'DC'}   | ${'CN'}   | ${''}     | ${'1-0'} | ${'0-0'} | ${'L'}
  ${'RDC'}  | ${'HC'}   | ${''}     | ${'0-1'} | ${'0-0'} | ${'W'}
  ${'RDC'}  | ${'HC'}   | ${''}     | ${'1-1'} | ${'0-0'} | ${'L'}
  ${'OUH'}  | ${'O'}    | ${'1.25'} | ${'1-4'} | ${'0-0'} | ${'LL'}
  ${'OUH'}  | ${'U'}    | ${'1.75'} | ${'2-4'} | ${'0-0'} | ${'LL'}
  ${'ROUC'} | ${'O'}    | ${'4'}    | ${'1-4'} | ${'0-0'} | ${'P'}
  ${'OUC'}  | ${'U'}    | ${'4.5'}  | ${'9-4'} | ${'0-0'} | ${'W'}
`('SPT-07 $playCode $side $line at $full ($half) is $code', ({ playCode, side, line, full, half, code }) => {
  expect(settle({ playCode, side, full, half, line })).toBe(code);
});

it.each`
  sport              | gameType | playCode | side      | line       | full        | sets         | code
  ${'tennis winner'} | ${'TN'}  | ${'M'}   | ${'C'}    | ${''}      | ${'13-12'}  | ${'1-2'}     | ${'W'}
  ${'tennis games'}  | ${'TN'}  | ${'R'}   | ${'H'}    | ${'-1.5'}  | ${'13-12'}  | ${'1-2'}     | ${'L'}
  ${'tennis sets'}   | ${'TN'}  | ${'PD'}  | ${'H1C2'} | ${''}      | ${'13-12'}  | ${'1-2'}     | ${'W'}
  ${'volleyball'}    | ${'VB'}  | ${'OU'}  | ${'O'}    | ${'180.5'} | ${'98-90'}  | ${'3-1'}     | ${'W'}
  ${'snooker'}       | ${'SK'}  | ${'R'}   | ${'C'}    | ${'-2'}    | ${'6-4'}    | ${undefined} | ${'P'}
  ${'basketball'}    | ${'BK'}  | ${'RE'}  | ${'H'}    | ${'-4.5'}  | ${'101-96'} | ${undefined} | ${'W'}
  ${'a tie there'}   | ${'BK'}  | ${'M'}   | ${'H'}    | ${''}      | ${'90-90'}  | ${undefined} | ${'P'}
`('SPT-07 $sport: $playCode $side $line at $full is $code', ({ gameType, playCode, side, line, full, sets, code }) => {
  const bet = { gameType, playCode, side, line, scoreAtBet: { home: 9, away: 0 } };
  const counted = { fullTime: score(full), ...(sets ? { sets: score(sets) } : {}) };
  expect(settleSelection(bet, counted)).toBe(code);
});

it.each`
  rule                                    | side   | result                | code
  ${'its runner won'}                     | ${'7'} | ${{ winner: '7' }}    | ${'W'}
  ${'another has'}                        | ${'7'} | ${{ winner: '17' }}   | ${'L'}
  ${'no winner yet'}                      | ${'7'} | ${{}}                 | ${undefined}
  ${'a void match'}                       | ${'7'} | ${{ voidCode: 'DW' }} | ${'DW'}
  ${'a side that the play does not have'} | ${'H'} | ${{ winner: '7' }}    | ${undefined}
`('SPT-07 a champion bet, $rule: $code', ({ side, result, code }) => {
  const bet = { gameType: 'FS', playCode: 'FS', side, line: '' } as const;
  expect(settleSelection(bet, { fullTime: { home: 0, away: 0 }, ...result })).toBe(code);
});

it('SPT-07 a void match gives its code to every play', () => {
  for (const { code, sides } of Object.values(PLAYS).filter(({ market }) => market !== 'champion'))
    for (const side of sides)
      expect(
        settleSelection(
          { gameType: 'FT', playCode: code, side, line: '0' },
          { fullTime: score('1-0'), halfTime: score('1-0'), voidCode: 'DD' },
        ),
      ).toBe('DD');
});

it('does not settle a first-half play without the half-time score', () => {
  expect(settleSelection({ gameType: 'FT', playCode: 'HM', side: 'H', line: '' }, { fullTime: score('1-0') })).toBe(
    undefined,
  );
});

it('F-BET-23 a score that is no side of the play is not settled', () => {
  expect([
    settle({ playCode: 'PD', side: 'H5C0', full: '5-0' }),
    settle({ playCode: 'T', side: 'T12', full: '1-0' }),
    settle({ playCode: 'EO', side: 'H', full: '1-0' }),
  ]).toEqual([undefined, undefined, undefined]);
});

const noLine: readonly PlayCode[] = ['M', 'EO', 'PD', 'T', 'F', 'TS', 'HM', 'HEO', 'HPD'];

it('SPT-07 exactly one side of a play without a line wins, whatever the score', () => {
  const goals = fc.record({ home: fc.nat(9), away: fc.nat(9) });
  fc.assert(
    fc.property(fc.constantFrom(...noLine), goals, goals, (playCode, first, second) => {
      const result = {
        fullTime: { home: first.home + second.home, away: first.away + second.away },
        halfTime: first,
      };
      const codes = PLAYS[playCode].sides.map((side: Side) =>
        settleSelection({ gameType: 'FT', playCode, side, line: '' }, result),
      );
      return codes.filter((code) => code === 'W').length === 1 && codes.every((code) => code === 'W' || code === 'L');
    }),
  );
});

it('SPT-07 exactly two of the three double chances win', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), (home, away) => {
      const codes = PLAYS.DC.sides.map((side: Side) =>
        settleSelection({ gameType: 'FT', playCode: 'DC', side, line: '' }, { fullTime: { home, away } }),
      );
      return codes.filter((code) => code === 'W').length === 2;
    }),
  );
});

it('B4 at even money the two sides of a line together return both stakes, whatever the score', () => {
  const plays = fc.constantFrom<readonly [PlayCode, Side, Side]>(['R', 'H', 'C'], ['OU', 'O', 'U'], ['OUH', 'O', 'U']);
  const stakes = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(
      plays,
      fc.record({ quarters: fc.integer({ min: 0, max: 30 }), home: fc.nat(9), away: fc.nat(9) }),
      stakes,
      (play, { quarters, home, away }, stake) => {
        const [playCode, one, other] = play;
        const backs = [one, other].map((side) => {
          const code = settleSelection(
            { gameType: 'FT', playCode, side, line: formatWireLine(quarters) },
            { fullTime: { home, away } },
          );
          return computeReturn(stake, PRICE_UNIT, code ?? 'A');
        });
        return (backs[0] ?? 0n) + (backs[1] ?? 0n) === 2n * stake;
      },
    ),
  );
});
