import { findPlay, type MarketLine } from '@pavilion/domain-sports';
import { getGroupKey, getMarketGroups } from './getMarketGroups.ts';
import { buildPriceGrid } from './buildPriceGrid.ts';

const line = (code: string, sides: string): MarketLine => ({
  rank: 0,
  priceIds: Object.fromEntries(sides.split(' ').map((side) => [side, `${code}.${side}`])),
});

const lines = (code: string, sides: string) => ({ [code]: [line(code, sides)] });

it('groups the markets of a match and omits empty groups', () => {
  const groups = getMarketGroups({
    ...lines('RE', 'H C'),
    ...lines('RM', 'H N C'),
    ...lines('HROU', 'O U'),
    ...lines('RPD', 'H1C0 H0C0'),
    ...lines('RDC', 'HN CN HC'),
  });
  expect(groups.map(({ id, blocks }) => `${id}: ${blocks.map(({ code }) => code).join(' ')}`)).toEqual([
    'all: RE HROU RM RPD RDC',
    'main: RE RM',
    'lines: RE',
    'half: HROU',
    'score: RPD',
    'other: RDC',
  ]);
});

it.each`
  code      | sides      | groups
  ${'RE'}   | ${'H C'}   | ${['main', 'lines']}
  ${'ROU'}  | ${'O U'}   | ${['main', 'lines']}
  ${'RM'}   | ${'H N C'} | ${['main']}
  ${'ROUH'} | ${'O U'}   | ${['lines']}
  ${'ROUC'} | ${'O U'}   | ${['lines']}
  ${'RT'}   | ${'T01'}   | ${['goals']}
  ${'REO'}  | ${'O E'}   | ${['goals']}
  ${'RTS'}  | ${'Y N'}   | ${['goals']}
  ${'RPD'}  | ${'H1C0'}  | ${['score']}
  ${'RDC'}  | ${'HN'}    | ${['other']}
  ${'RF'}   | ${'HH'}    | ${['other']}
  ${'HRE'}  | ${'H C'}   | ${['half']}
`('MTC-01 the market $code is in the groups $groups', ({ code, sides, groups }) => {
  const found = getMarketGroups(lines(code as string, sides as string));
  expect(found.map(({ id }) => id)).toEqual(['all', ...(groups as string[])]);
});

it('MTC-01 puts the markets of a first half that is over behind the others, both in their usual order', () => {
  const markets = { ...lines('HROU', 'O U'), ...lines('HRPD', 'H1C0'), ...lines('RE', 'H C'), ...lines('RDC', 'HN') };
  const listCodes = (isHalfOver: boolean) => getMarketGroups(markets, isHalfOver)[0]?.blocks.map(({ code }) => code);
  expect(listCodes(false)).toEqual(['RE', 'HROU', 'HRPD', 'RDC']);
  expect(listCodes(true)).toEqual(['RE', 'RDC', 'HROU', 'HRPD']);
});

it('F-BET-23 omits an unknown play code', () => {
  expect(getMarketGroups(lines('XYZ', 'H C'))).toEqual([]);
});

it.each`
  id         | gameType | key
  ${'lines'} | ${'FT'}  | ${'group.lines'}
  ${'lines'} | ${'BK'}  | ${'group.linesPoints'}
  ${'score'} | ${'VF'}  | ${'group.score'}
  ${'score'} | ${'TN'}  | ${'group.sets'}
  ${'goals'} | ${'VF'}  | ${'group.goals'}
  ${'goals'} | ${'BK'}  | ${'group.oddEven'}
`('returns $key for $id of $gameType', ({ id, gameType, key }) => {
  expect(getGroupKey(id, gameType)).toBe(key);
});

const buildGrid = (code: string, sides: string) => {
  const play = findPlay(code);
  if (!play) throw new Error(`buildGrid: unknown play code ${code}.`);
  const { columns, ids } = buildPriceGrid({ code, play, lines: [line(code, sides)] }, () => '');
  return `${columns}: ${ids.map((id) => id?.split('.')[1] ?? '-').join(' ')}`;
};

it.each`
  rule                                             | code    | sides                        | grid
  ${'places home, draw and away in three columns'} | ${'M'}  | ${'C H N'}                   | ${'3: H N C'}
  ${'uses two columns without a draw'}             | ${'M'}  | ${'H C'}                     | ${'2: H C'}
  ${'orders scores by result and goals'}           | ${'PD'} | ${'H2C1 H0C0 H1C0 H0C1 OVH'} | ${'3: H1C0 H0C0 H0C1 H2C1 - - OVH'}
  ${'uses two columns for set scores'}             | ${'PD'} | ${'H2C1 H2C0 H0C2 H1C2'}     | ${'2: H2C0 H0C2 H2C1 H1C2'}
  ${'orders goal ranges'}                          | ${'T'}  | ${'T7 T01 T46 T23'}          | ${'2: T01 T23 T46 T7'}
`('$rule', ({ code, sides, grid }) => {
  expect(buildGrid(code, sides)).toBe(grid);
});

it.each`
  lines                          | order
  ${['236.5', '235.5', '237.5']} | ${['235.5', '236.5', '237.5']}
  ${['0.5', '1.5', '-0.5']}      | ${['-0.5', '0.5', '1.5']}
  ${['-0.25', '-0.75', '0']}     | ${['-0.75', '-0.25', '0']}
`('MTC-01 orders the lines $lines as $order, whatever their rank', ({ lines, order }: Record<string, string[]>) => {
  const play = findPlay('OU');
  if (!play || !lines) throw new Error('no play');
  const block = {
    code: 'OU',
    play,
    lines: lines.map((_, rank) => ({ rank, priceIds: { O: `${rank}.O`, U: `${rank}.U` } })),
  };
  const findLine = (id: string) => lines[Number(id[0])];
  const { ids } = buildPriceGrid(block, findLine);
  expect(ids.filter((id) => id?.endsWith('O')).map((id) => findLine(id ?? ''))).toEqual(order);
});
