import fc from 'fast-check';
import { formatWireLine } from '../plays/line.ts';
import type { Side } from '../plays/side.ts';
import { computeNetResult } from './computeNetResult.ts';
import { settleSelection } from './settleSelection.ts';
import { computeScenarios, type ScenarioBet } from './computeScenarios.ts';

const bet = (over: Partial<ScenarioBet>): ScenarioBet => ({
  gameType: 'FT',
  playCode: 'R',
  side: 'H',
  line: '',
  price: 9500,
  ...over,
});

/** Formats rows as `from..to code`. An open end is empty. */
const table = (over: Partial<ScenarioBet>): string | undefined =>
  computeScenarios(bet(over), 10_000n)
    ?.rows.map(({ from, to, code }) => `${from ?? ''}..${to ?? ''} ${code}`)
    .join(', ');

it.each`
  rule                                    | over                                                                  | rows
  ${'a half line'}                        | ${{ line: '-0.5' }}                                                   | ${'..0 L, 1.. W'}
  ${'a whole line'}                       | ${{ line: '-1' }}                                                     | ${'..0 L, 1..1 P, 2.. W'}
  ${'a quarter line'}                     | ${{ line: '-0.25' }}                                                  | ${'..-1 L, 0..0 LL, 1.. W'}
  ${'its away side'}                      | ${{ line: '-0.25', side: 'C' }}                                       | ${'..-1 L, 0..0 LW, 1.. W'}
  ${'three quarters'}                     | ${{ line: '-0.75' }}                                                  | ${'..0 L, 1..1 LW, 2.. W'}
  ${'in play, from the current score'}    | ${{ playCode: 'RE', line: '-0.5', scoreAtBet: { home: 2, away: 0 } }} | ${'..2 L, 3.. W'}
  ${'a long basketball line'}             | ${{ gameType: 'BK', line: '12.5' }}                                   | ${'..-13 L, -12.. W'}
  ${'a total'}                            | ${{ playCode: 'OU', side: 'O', line: '2.75' }}                        | ${'0..2 L, 3..3 LW, 4.. W'}
  ${'under'}                              | ${{ playCode: 'OU', side: 'U', line: '2' }}                           | ${'0..1 W, 2..2 P, 3.. L'}
  ${'a basketball total'}                 | ${{ gameType: 'BK', playCode: 'OU', side: 'O', line: '210.5' }}       | ${'0..210 L, 211.. W'}
  ${'the away total'}                     | ${{ playCode: 'OUC', side: 'O', line: '1.5' }}                        | ${'0..1 L, 2.. W'}
  ${'home to win'}                        | ${{ playCode: 'M' }}                                                  | ${'..0 L, 1.. W'}
  ${'away to win'}                        | ${{ playCode: 'M', side: 'C' }}                                       | ${'..0 L, 1.. W'}
  ${'the draw'}                           | ${{ playCode: 'M', side: 'N' }}                                       | ${'..-1 L, 0..0 W, 1.. L'}
  ${'home or away'}                       | ${{ playCode: 'DC', side: 'HC' }}                                     | ${'..-1 W, 0..0 L, 1.. W'}
  ${'two or three goals'}                 | ${{ playCode: 'T', side: 'T23' }}                                     | ${'0..1 L, 2..3 W, 4.. L'}
  ${'seven or more'}                      | ${{ playCode: 'T', side: 'T7' }}                                      | ${'0..6 L, 7.. W'}
  ${'a score'}                            | ${{ playCode: 'PD', side: 'H2C1' }}                                   | ${'0..0 L, 1..1 W'}
  ${'a champion'}                         | ${{ gameType: 'FS', playCode: 'FS', side: '7' }}                      | ${'0..0 L, 1..1 W'}
  ${'no line'}                            | ${{ line: '' }}                                                       | ${undefined}
  ${'an unknown play'}                    | ${{ playCode: 'XX' }}                                                 | ${undefined}
  ${'a side that the play does not have'} | ${{ side: 'O' }}                                                      | ${undefined}
`('computes the scenarios of $rule: $rows', ({ over, rows }) => expect(table(over)).toBe(rows));

it('B4 computes the net result and the return of each range', () => {
  expect(computeScenarios(bet({ line: '-0.75' }), 10_000n)).toEqual({
    axis: 'margin',
    rows: [
      { to: 0, code: 'L', net: -10_000n, returns: 0n },
      { from: 1, to: 1, code: 'LW', net: 4_750n, returns: 14_750n },
      { from: 2, code: 'W', net: 9_500n, returns: 19_500n },
    ],
  });
});

it('SPT-07 every final score is in exactly one row, which pays what settlement pays', () => {
  const goals = fc.nat(12);
  const side = fc.constantFrom<readonly [string, Side]>(['R', 'H'], ['R', 'C'], ['RE', 'H'], ['OU', 'O'], ['OUH', 'U']);
  fc.assert(
    fc.property(
      side,
      fc.integer({ min: -30, max: 30 }),
      fc.record({ home: goals, away: goals, led: goals }),
      ([playCode, own], quarters, { home, away, led }) => {
        const line = formatWireLine(playCode.startsWith('R') ? quarters : Math.abs(quarters));
        const scoreAtBet = { home: Math.min(led, home), away: 0 };
        const one = bet({ playCode, side: own, line, scoreAtBet });
        const lead = own === 'C' ? away - home : home - away;
        const at = { R: lead, RE: lead, OU: home + away, OUH: home }[playCode] ?? 0;
        const fits = computeScenarios(one, 777n)?.rows.filter(
          ({ from = -Infinity, to = Infinity }) => from <= at && at <= to,
        );
        const code = settleSelection(one, { fullTime: { home, away } });
        const net = computeNetResult(777n, 9500, code ?? 'A');
        return fits?.length === 1 && fits[0]?.code === code && fits[0]?.net === net;
      },
    ),
  );
});
