import * as z from 'zod/mini';
import { wireGame, wireOdds } from './sportWire.ts';

const whole = { id: '1.R.0.H', w: 'R', r: 'H', i: 0, line: '-0.25', price: '0.95', active: 'Y', ver: 3 };
/** The same fields without the plain look. */
const plain = z.object(wireOdds._zod.def.shape);
const plainGame = z.object(wireGame._zod.def.shape);

const game = {
  gameId: '1',
  hgid: '1',
  gide: '1',
  gameType: 'FT',
  showType: 'RB',
  league_id: '101',
  team_h: '阿森纳',
  team_c: '利物浦',
  startTime: 1_763_690_400_000,
  re_time: '1H^23',
  isLive: 'Y',
  t_count: 23,
  se_now: '1H',
  HalfTime: 'N',
  gameStatus: 'live',
  sc_FT_H: '1',
  sc_FT_C: '0',
  odds: [whole],
};

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

it.each`
  what                               | value
  ${'whole'}                         | ${game}
  ${'without prices'}                | ${{ ...game, odds: [] }}
  ${'with its prices packed'}        | ${{ ...game, odds: [], packed: [0, 7, 95, 3, 0] }}
  ${'with a text among its numbers'} | ${{ ...game, odds: [], packed: [0, '7'] }}
  ${'with no end of a number'}       | ${{ ...game, odds: [], packed: [Infinity] }}
  ${'with points by part'}           | ${{ ...game, sc_parts: [[1, 0]] }}
  ${'with half a part'}              | ${{ ...game, sc_parts: [[1]] }}
  ${'with an empty score'}           | ${{ ...game, sc_HT_H: undefined }}
  ${'with a score that is none'}     | ${{ ...game, sc_HT_H: 1 }}
  ${'with a field nobody knows'}     | ${{ ...game, rumour: 1 }}
  ${'with a field of every object'}  | ${{ ...game, toString: '1' }}
  ${'of no known sport'}             | ${{ ...game, gameType: 'XX' }}
  ${'before time began'}             | ${{ ...game, startTime: -1 }}
  ${'at no minute'}                  | ${{ ...game, t_count: Number.NaN }}
  ${'without a team'}                | ${{ ...game, team_h: undefined }}
  ${'with a price that is broken'}   | ${{ ...game, odds: [whole, { ...whole, price: '1' }] }}
  ${'with a price that has more'}    | ${{ ...game, odds: [{ ...whole, rumour: 1 }] }}
  ${'with one price for a list'}     | ${{ ...game, odds: whole }}
  ${'a list'}                        | ${[]}
  ${'nothing'}                       | ${null}
`('a match $what reads as its fields say', ({ value }: { value: unknown }) => {
  expect(z.safeParse(wireGame, value)).toEqual(z.safeParse(plainGame, value));
});

it('a whole match passes as it stands; a price whose field is not known loses it', () => {
  for (const one of [game, { ...game, sc_parts: [[1, 0]] }]) expect(z.parse(wireGame, one)).toBe(one);
  expect(z.parse(wireGame, { ...game, odds: [{ ...whole, rumour: 1 }] })).toEqual(game);
});
