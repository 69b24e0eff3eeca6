import { formatMinor } from '@pavilion/kernel';
import { computeParlayUnits } from './computeParlayUnits.ts';

const createLeg = (price: string, resultCode?: string) => ({
  price,
  resultCode,
});

const createParlay = (systems: string[], ...legs: ReturnType<typeof createLeg>[]) => ({
  stake: '100.00',
  systems,
  unitStake: '10.00',
  legs,
});

describe('computeParlayUnits', () => {
  it('B5 4x11 with one lost leg pays the doubles and trebles of the other legs, and not the fourfold', () => {
    const bet = createParlay(
      ['4x11'],
      ...[createLeg('1.00', 'W'), createLeg('0.50', 'W'), createLeg('0.80', 'L'), createLeg('0.90', 'LW')],
    );
    const units = computeParlayUnits(bet);
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
    const [unit] = computeParlayUnits(createParlay(['2x1'], createLeg('0.95', 'W'), createLeg('0.90', 'DD')));
    expect(formatMinor(unit?.returned ?? 0n)).toBe('19.50');
  });

  it('returns no combinations while a leg is open', () => {
    expect(computeParlayUnits(createParlay(['2x1'], createLeg('0.95', 'W'), createLeg('0.90')))).toEqual([]);
  });
});
