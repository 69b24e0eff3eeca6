import * as z from 'zod/mini';
import { wireGame, wireOdds } from './sportWire.ts';

const whole = { id: '1.R.0.H', w: 'R', r: 'H', i: 0, line: '-0.25', price: '0.95', active: 'Y', ver: 3 };
/** The same schemas without the fast path. */
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
  what                         | value
  ${'complete'}                | ${whole}
  ${'numbered'}                | ${{ ...whole, n: 7 }}
  ${'a runner by name'}        | ${{ ...whole, name: '曼城' }}
  ${'with an unknown field'}   | ${{ ...whole, unknown: 1 }}
  ${'with an empty number'}    | ${{ ...whole, n: undefined }}
  ${'with no number'}          | ${{ ...whole, n: null }}
  ${'without a line'}          | ${{ ...whole, line: undefined }}
  ${'with an invalid line'}    | ${{ ...whole, line: '0.33' }}
  ${'with one decimal'}        | ${{ ...whole, price: '0.9' }}
  ${'without an active flag'}  | ${{ ...whole, active: '' }}
  ${'with an invalid version'} | ${{ ...whole, ver: Number.NaN }}
  ${'with a number as its id'} | ${{ ...whole, id: 1 }}
  ${'with a number as play'}   | ${{ ...whole, w: 1 }}
  ${'with a number as side'}   | ${{ ...whole, r: 1 }}
  ${'with a number as line'}   | ${{ ...whole, line: 0 }}
  ${'with a number as price'}  | ${{ ...whole, price: 1.25 }}
  ${'with a text as its rank'} | ${{ ...whole, i: '0' }}
  ${'with a text as version'}  | ${{ ...whole, ver: '3' }}
  ${'a list'}                  | ${[]}
  ${'null'}                    | ${null}
  ${'a text'}                  | ${'1.R.0.H'}
`('a price $what parses like its fields', ({ value }: { value: unknown }) => {
  expect(z.safeParse(wireOdds, value)).toEqual(z.safeParse(plain, value));
});

it.each`
  what                                   | value
  ${'complete'}                          | ${game}
  ${'without prices'}                    | ${{ ...game, odds: [] }}
  ${'with its prices packed'}            | ${{ ...game, odds: [], packed: [0, 7, 95, 3, 0] }}
  ${'with a text among its numbers'}     | ${{ ...game, odds: [], packed: [0, '7'] }}
  ${'with an infinite number'}           | ${{ ...game, odds: [], packed: [Infinity] }}
  ${'with points by part'}               | ${{ ...game, sc_parts: [[1, 0]] }}
  ${'with half a part'}                  | ${{ ...game, sc_parts: [[1]] }}
  ${'with an empty score'}               | ${{ ...game, sc_HT_H: undefined }}
  ${'with an invalid score'}             | ${{ ...game, sc_HT_H: 1 }}
  ${'with an unknown field'}             | ${{ ...game, unknown: 1 }}
  ${'with a field of every object'}      | ${{ ...game, toString: '1' }}
  ${'with an unknown sport'}             | ${{ ...game, gameType: 'XX' }}
  ${'with a negative start time'}        | ${{ ...game, startTime: -1 }}
  ${'with an invalid minute'}            | ${{ ...game, t_count: Number.NaN }}
  ${'without a team'}                    | ${{ ...game, team_h: undefined }}
  ${'with an invalid price'}             | ${{ ...game, odds: [whole, { ...whole, price: '1' }] }}
  ${'with an unknown field in a price'}  | ${{ ...game, odds: [{ ...whole, unknown: 1 }] }}
  ${'with one price in place of a list'} | ${{ ...game, odds: whole }}
  ${'a list'}                            | ${[]}
  ${'null'}                              | ${null}
`('a match $what parses like its fields', ({ value }: { value: unknown }) => {
  expect(z.safeParse(wireGame, value)).toEqual(z.safeParse(plainGame, value));
});

it('returns a complete match unchanged and removes an unknown field of a price', () => {
  for (const one of [game, { ...game, sc_parts: [[1, 0]] }]) expect(z.parse(wireGame, one)).toBe(one);
  expect(z.parse(wireGame, { ...game, odds: [{ ...whole, unknown: 1 }] })).toEqual(game);
});
