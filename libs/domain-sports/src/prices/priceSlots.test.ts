import { wireOdds } from '../testing/samples.ts';
import { createShapes, isForeignKey, parseGameId, toPriceId, toPriceKey } from './priceSlots.ts';

it.each`
  gameId   | priceId         | isForeign
  ${'7'}   | ${'7.RE.0.H'}   | ${false}
  ${'7'}   | ${'70.RE.0.H'}  | ${true}
  ${'70'}  | ${'7.RE.0.H'}   | ${true}
  ${'7'}   | ${'8.RE.0.H'}   | ${true}
  ${'7'}   | ${'7'}          | ${true}
  ${'7'}   | ${'s1'}         | ${true}
  ${'1.2'} | ${'1.2.RE.0.H'} | ${true}
`('SPT-09 the key of $priceId in the match $gameId leads back to it, foreign: $isForeign', (row) => {
  const { gameId, priceId, isForeign } = row as { gameId: string; priceId: string; isForeign: boolean };
  const key = toPriceKey(gameId, priceId);
  expect([toPriceId(gameId, key), isForeignKey(key)]).toEqual([priceId, isForeign]);
});

it.each([
  ['7.RE.0.H', '7'],
  ['7', ''],
  ['.RE', ''],
  ['', ''],
])('SPT-09 the match of the price %p is %p', (priceId, gameId) => expect(parseGameId(priceId)).toBe(gameId));

describe('createShapes', () => {
  const odds = (gameId: string) => ['H', 'C'].map((r) => wireOdds(`${gameId}.RE.0.${r}`, { r }));
  const first = (over: Parameters<typeof wireOdds>[1], id = '2.RE.0.H') => [wireOdds(id, over), ...odds('2').slice(1)];

  it('SPT-09 returns one shape for matches with equal plays, sides and lines', () => {
    const read = createShapes();
    const { shape } = read('1', odds('1'));
    const moved = odds('22').map((price) => ({ ...price, price: '0.10', line: '9', ver: 8, n: 4 }));
    expect(read('22', moved).shape).toBe(shape);
    expect(read('3', [wireOdds('3.M.0.H', { w: 'M' })]).shape).not.toBe(shape);
    expect(read('4', odds('4')).shape).toBe(shape);
    expect(shape.slots).toEqual([
      { key: '.RE.0.H', playCode: 'RE', side: 'H', rank: 0, name: undefined },
      { key: '.RE.0.C', playCode: 'RE', side: 'C', rank: 0, name: undefined },
    ]);
  });

  it.each`
    rule                            | own
    ${'another side'}               | ${first({ r: 'N' })}
    ${'another rank'}               | ${first({ i: 1 })}
    ${'another play'}               | ${first({ w: 'R' })}
    ${'a runner'}                   | ${first({ name: 'Runner' })}
    ${'fewer prices'}               | ${odds('2').slice(1)}
    ${'more prices'}                | ${[...odds('2'), wireOdds('2.RE.1.H', { i: 1 })]}
    ${'another order'}              | ${odds('2').toReversed()}
    ${'an id of another match'}     | ${first({}, '3.RE.0.H')}
    ${'an id with a longer prefix'} | ${first({}, '22.RE.0.H')}
    ${'an id with another ending'}  | ${first({}, '2.RE.1.H')}
    ${'an id without a match'}      | ${first({}, 's1')}
  `('SPT-09 returns another shape for $rule, with the ids of its prices', ({ own }) => {
    const prices = own as ReturnType<typeof odds>;
    const read = createShapes();
    const { shape } = read('1', odds('1'));
    const other = read('2', prices).shape;
    expect(other).not.toBe(shape);
    expect(other.slots.map(({ key }) => toPriceId('2', key))).toEqual(prices.map(({ id }) => id));
  });

  it('SPT-09 matches whose ids contain a point keep the whole ids of their prices', () => {
    const read = createShapes();
    read('1', odds('1'));
    const { shape } = read('1.2', odds('1.2'));
    expect(shape.slots.map(({ key }) => key)).toEqual([' 1.2.RE.0.H', ' 1.2.RE.0.C']);
    expect(read('1.2', odds('1.2')).shape).toBe(shape);
    expect(read('1.3', odds('1.3')).shape).not.toBe(shape);
  });

  it('F-BET-23 drops prices of unknown sides and all but the last price of an id', () => {
    const read = createShapes();
    const [home, away] = odds('1') as [ReturnType<typeof wireOdds>, ReturnType<typeof wireOdds>];
    const later = { ...home, price: '0.70' };
    const { shape, odds: kept } = read('1', [home, wireOdds('1.RE.0.?', { r: '?' }), away, later]);
    expect(kept).toEqual([later, away]);
    expect(read('1', odds('1')).shape).toBe(shape);
  });

  it('SPT-09 keeps the 256 latest shapes', () => {
    const read = createShapes();
    const shapes = Array.from({ length: 257 }, (_, i) => read('1', [wireOdds(`1.RE.${i}.H`, { i })]).shape);
    expect(read('2', [wireOdds('2.RE.1.H', { i: 1 })]).shape).toBe(shapes[1]);
    expect(read('2', [wireOdds('2.RE.0.H', { i: 0 })]).shape).not.toBe(shapes[0]);
  });
});
