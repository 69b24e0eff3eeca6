import { formatMinor, parseMinor } from '@pavilion/kernel';
import fc from 'fast-check';
import { toHongKongOdds } from '../odds/convertOdds.ts';
import { parsePrice } from '../odds/price.ts';
import { parseRatio, createRatio } from '../odds/ratio.ts';
import { computeRisk, computeWinnings, formatWinnings } from './computeWinnings.ts';

it.each`
  stake        | price     | won
  ${'100'}     | ${'1.45'} | ${'145.00'}
  ${'1.1'}     | ${'1.45'} | ${'1.60'}
  ${'10'}      | ${'0.96'} | ${'9.60'}
  ${'100'}     | ${'0.95'} | ${'95.00'}
  ${'0.01'}    | ${'0.50'} | ${'0.01'}
  ${'0.01'}    | ${'0.49'} | ${'0.00'}
  ${'1.15'}    | ${'0.70'} | ${'0.81'}
  ${'abc'}     | ${'0.95'} | ${'0.00'}
  ${'100'}     | ${'NaN'}  | ${'0.00'}
  ${''}        | ${'0.95'} | ${'0.00'}
  ${undefined} | ${null}   | ${'0.00'}
`('SLP-09 $stake at $price wins $won', ({ stake, price, won }) => {
  expect(formatWinnings(stake, price)).toBe(won);
});

/** Long multiplication on decimal digits, independent of the integer arithmetic under test. */
function oracle(cents: number, units: number): string {
  const digits = [...String(cents)].reverse().map(Number);
  const by = [...String(units)].reverse().map(Number);
  const cells = new Array<number>(digits.length + by.length + 1).fill(0);
  digits.forEach((a, i) => by.forEach((b, j) => void (cells[i + j] = (cells[i + j] ?? 0) + a * b)));
  for (let at = 0; at < cells.length - 1; at += 1) {
    cells[at + 1] = (cells[at + 1] ?? 0) + Math.floor((cells[at] ?? 0) / 10);
    cells[at] = (cells[at] ?? 0) % 10;
  }
  const isUp = (cells[3] ?? 0) >= 5;
  const kept = BigInt(cells.slice(4).reverse().join('') || '0');
  return String(isUp ? kept + 1n : kept);
}

it('F-BET-11 winnings equal an independent oracle', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 11 }),
      fc.integer({ min: 1, max: 10 ** 8 }),
      (stake, price) => String(computeWinnings(BigInt(stake), price)) === oracle(stake, price),
    ),
  );
});

it.each`
  win         | price     | risk
  ${100_000n} | ${11_364} | ${87_997n}
  ${100_000n} | ${8000}   | ${125_000n}
  ${1_000n}   | ${10_000} | ${1_000n}
`('B6 winning $win at $price risks $risk', ({ win, price, risk }) => {
  expect(computeRisk(win, price)).toBe(risk);
});

it.each`
  odds       | type   | win         | risk
  ${'-0.88'} | ${'M'} | ${100_000n} | ${88_000n}
  ${'-0.96'} | ${'M'} | ${1_000n}   | ${960n}
  ${'-1.25'} | ${'I'} | ${100_000n} | ${125_000n}
  ${'-1.96'} | ${'I'} | ${1_000n}   | ${1_960n}
`('B6 at $type $odds, winning $win risks exactly $risk, and that risk wins $win', ({ odds, type, win, risk }) => {
  const hongKong = toHongKongOdds(parseRatio(odds) ?? createRatio(0n, 1n), type);
  expect([computeRisk(win, hongKong), computeWinnings(risk, hongKong)]).toEqual([risk, win]);
});

it('F-BET-11 the risk for an amount wins that amount to the cent at even money or less', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 10n }), fc.integer({ min: 1, max: 10_000 }), (win, price) => {
      const difference = computeWinnings(computeRisk(win, price), price) - win;
      return difference >= -1n && difference <= 1n;
    }),
  );
});

it('F-BET-11 the fast and the slow path read every text alike', () => {
  const digits = fc.stringMatching(/^\d{0,12}$/);
  const decimal = fc
    .tuple(digits, fc.constantFrom('', '.'), fc.stringMatching(/^\d{0,5}$/))
    .map((parts) => parts.join(''));
  const typed = fc.oneof(decimal, decimal, fc.string({ maxLength: 6 }), fc.constantFrom('-1', '+1', '1e3', ' 1', '1.'));
  fc.assert(
    fc.property(typed, typed, (stake, price) => {
      const [amount, odds] = [parseMinor(stake), parsePrice(price)];
      const long = amount === undefined || odds === undefined ? 0n : computeWinnings(amount, odds);
      return formatWinnings(stake, price) === formatMinor(long);
    }),
  );
});
