import { formatCents, formatNegativeCents } from './formatCents.ts';

const HUNDREDTHS = Array.from({ length: 30_000 }, (_, at) => at);
const spelled = (hundredths: number): string => String(hundredths).padStart(3, '0').replace(/(..)$/, '.$1');

describe('formatCents', () => {
  it.each(['first', 'second'])('SPT-03 formats every hundredth up to 300.00, the %s time', () => {
    expect(HUNDREDTHS.map(formatCents)).toEqual(HUNDREDTHS.map(spelled));
    expect(HUNDREDTHS.map(formatNegativeCents)).toEqual(HUNDREDTHS.map((hundredths) => `-${spelled(hundredths)}`));
  });

  it('formats the largest value', () => {
    expect(formatCents(999_999_999_999_999)).toBe('9999999999999.99');
    expect(formatNegativeCents(10_000_000)).toBe('-100000.00');
  });
});
