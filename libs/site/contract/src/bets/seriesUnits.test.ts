import { formatMinor } from '@pavilion/kernel';
import { betOf } from '../testing/betOf.ts';
import { seriesUnits } from './seriesUnits.ts';

const leg = (gameId: string, price: string, resultCode?: string) => ({
  gameType: 'FT' as const,
  league: '',
  team_h: 'A',
  team_c: 'B',
  startTime: 0,
  w: 'M',
  r: 'H',
  line: '',
  gameId,
  price,
  resultCode,
});

const series = (systems: string[], ...legs: ReturnType<typeof leg>[]) =>
  betOf({ kind: 'series', systems, unitStake: '10.00', legs });

describe('seriesUnits', () => {
  it('B5 4x11 with one lost leg pays the doubles and trebles of the other legs, and not the fourfold', () => {
    const bet = series(
      ['4x11'],
      ...[leg('1', '1.00', 'W'), leg('2', '0.50', 'W'), leg('3', '0.80', 'L'), leg('4', '0.90', 'LW')],
    );
    const units = seriesUnits(bet);
    expect(units).toHaveLength(11);
    const paid = units.filter(({ returned }) => returned > 0n);
    expect(paid.map(({ legs, returned }) => [legs.join(''), formatMinor(returned)])).toEqual([
      ['12', '30.00'],
      ['14', '29.00'],
      ['24', '21.75'],
      ['124', '43.50'],
    ]);
  });

  it('SPT-07 a void leg has the factor 1', () => {
    const [unit] = seriesUnits(series(['2x1'], leg('1', '0.95', 'W'), leg('2', '0.90', 'DD')));
    expect(formatMinor(unit?.returned ?? 0n)).toBe('19.50');
  });

  it('returns no combinations while a leg is open', () => {
    expect(seriesUnits(series(['2x1'], leg('1', '0.95', 'W'), leg('2', '0.90')))).toEqual([]);
  });
});
