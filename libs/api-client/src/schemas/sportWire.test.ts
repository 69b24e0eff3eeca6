import * as z from 'zod/mini';
import { wireOdds } from './sportWire.ts';

const whole = { id: '1.R.0.H', w: 'R', r: 'H', i: 0, line: '-0.25', price: '0.95', active: 'Y', ver: 3 };
/** The same fields without the plain look. */
const plain = z.object(wireOdds._zod.def.shape);

it.each`
  what                           | value
  ${'whole'}                     | ${whole}
  ${'numbered'}                  | ${{ ...whole, n: 7 }}
  ${'a runner by name'}          | ${{ ...whole, name: '曼城' }}
  ${'with a field nobody knows'} | ${{ ...whole, rumour: 1 }}
  ${'with an empty number'}      | ${{ ...whole, n: undefined }}
  ${'with no number'}            | ${{ ...whole, n: null }}
  ${'without a line'}            | ${{ ...whole, line: undefined }}
  ${'on a third of a goal'}      | ${{ ...whole, line: '0.33' }}
  ${'of one decimal'}            | ${{ ...whole, price: '0.9' }}
  ${'neither open nor closed'}   | ${{ ...whole, active: '' }}
  ${'of no version'}             | ${{ ...whole, ver: Number.NaN }}
  ${'a list'}                    | ${[]}
  ${'nothing'}                   | ${null}
`('a price $what reads as its fields say', ({ value }: { value: unknown }) => {
  expect(z.safeParse(wireOdds, value)).toEqual(z.safeParse(plain, value));
});
