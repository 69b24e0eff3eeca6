import type { Match } from '@pavilion/domain-sports';
import type { MarketGroup } from '../state/deskSlice.ts';
import {
  buildGridTemplate,
  countFurtherLines,
  countRows,
  findPriceId,
  getBoardShape,
  isDrawless,
  isFirstHalfOver,
  listRowColumns,
  type BoardWidth,
} from './boardColumns.ts';

const priceIds = (sides: string) => Object.fromEntries([...sides].map((side) => [side, `1.M.0.${side}`]));
const match = (gameType: string, sides: string): Match =>
  ({
    gameType,
    isChampion: gameType === 'FS',
    period: 'notStarted',
    markets: { M: [{ rank: 0, priceIds: priceIds(sides) }] },
  }) as unknown as Match;

const line = (rank: number) => ({ rank, priceIds: { H: `R${rank}H`, C: `R${rank}C` } });
const withHandicaps = (count: number, change: Partial<Match> = {}): Match =>
  ({
    gameType: 'FT',
    period: 'firstHalf',
    isLive: true,
    markets: {
      RE: Array.from({ length: count }, (_, rank) => line(rank)),
      HRE: [{ rank: 0, priceIds: { H: 'HRH', C: 'HRC' } }],
      RM: [{ rank: 0, priceIds: { H: 'MH', C: 'MC', N: 'MN' } }],
    },
    ...change,
  }) as unknown as Match;

const single = (width: BoardWidth, gameType = 'FT') =>
  getBoardShape(gameType, { matchesPerRow: 1, width, group: 'handicap' });
const ids = (width: BoardWidth, gameType = 'FT') =>
  single(width, gameType)
    .columns.map(({ id }) => id)
    .join(' ');

it.each`
  rule                                                           | gameType | sides    | drawless
  ${'SPT-03 shares the width of three cells without a draw'}     | ${'OP'}  | ${'HC'}  | ${true}
  ${'SPT-03 has no cell for a draw on a board of its own'}       | ${'TN'}  | ${'HC'}  | ${false}
  ${'SPT-03 keeps three cells with a draw'}                      | ${'OP'}  | ${'HCN'} | ${false}
  ${'SPT-03 keeps three cells of football without a draw price'} | ${'FT'}  | ${''}    | ${false}
  ${'SPT-03 has other lines for an outright'}                    | ${'FS'}  | ${''}    | ${false}
`('$rule', ({ gameType, sides, drawless }: { gameType: string; sides: string; drawless: boolean }) => {
  expect(isDrawless(match(gameType, sides), single('wide', gameType).columns)).toBe(drawless);
});

it.each`
  width       | gameType | columns
  ${'wide'}   | ${'FT'}  | ${'fullR fullOU fullR2 fullOU2 fullMH fullMN fullMC halfR halfOU halfMH halfMN halfMC'}
  ${'medium'} | ${'FT'}  | ${'fullR fullOU fullMH fullMN fullMC fullR2 fullOU2'}
  ${'narrow'} | ${'FT'}  | ${'fullR fullOU fullMH fullMN fullMC fullR2'}
  ${'slim'}   | ${'FT'}  | ${'fullR fullOU fullMH fullMN fullMC'}
  ${'wide'}   | ${'BK'}  | ${'fullR fullOU fullR2 fullOU2 fullMH fullMC halfR halfOU'}
  ${'wide'}   | ${'TN'}  | ${'fullMH fullMC fullR fullOU fullR2 fullOU2 fullR3 fullOU3'}
`(
  'DSK-03 SPT-03 $gameType at a $width window has the columns $columns',
  ({ width, gameType, columns }: { width: BoardWidth; gameType: string; columns: string }) => {
    expect(ids(width, gameType)).toBe(columns);
    expect(
      buildGridTemplate(single(width, gameType))
        .match(/\[\w+\]/g)
        ?.join(' '),
    ).toBe(`[team] [clock] ${columns.replace(/\w+/g, '[$&]')} [tail]`);
  },
);

it('DSK-03 a league after its first halves has further lines instead of first-half columns', () => {
  expect(
    single('wide')
      .afterHalf?.columns.map(({ id }) => id)
      .join(' '),
  ).toBe('fullR fullOU fullR2 fullOU2 fullMH fullMN fullMC fullR3 fullOU3 fullR4');
});

it.each(['FT', 'BK'])(
  'DSK-03 leagues of %s before and after the first half have columns of the same widths',
  (gameType) => {
    const shape = single('wide', gameType);
    const listWidths = (template: string) => template.replace(/\[\w+\] /g, '');
    const result = 'max(54px, 3.375rem)';
    const gap = 'max(2px, 0.125rem)';
    expect(listWidths(buildGridTemplate(shape.afterHalf as typeof shape))).toBe(
      listWidths(buildGridTemplate(shape)).replace(
        `${result} ${result} ${result} max(62px`,
        `calc(3 * ${result} + 2 * ${gap}) max(62px`,
      ),
    );
  },
);

it.each`
  row  | prices
  ${0} | ${'R0H - R1H - MH MN MC HRH - - - -'}
  ${1} | ${'R0C - R1C - HRC -'}
  ${2} | ${'R2H - R3H - - -'}
  ${3} | ${'R2C - R3C - - -'}
`('DSK-03 row $row of four handicaps shows $prices', ({ row, prices }: { row: number; prices: string }) => {
  const { columns } = single('wide');
  const found = listRowColumns(single('wide'), row).map(
    (column) => findPriceId(withHandicaps(4), column, { row, columns }) ?? '-',
  );
  expect(found.join(' ')).toBe(prices);
});

it.each`
  lines | further
  ${1}  | ${0}
  ${2}  | ${0}
  ${3}  | ${1}
  ${4}  | ${2}
`('DSK-03 $lines handicaps leave $further for the button', ({ lines, further }: { lines: number; further: number }) => {
  expect(countFurtherLines(withHandicaps(lines), single('wide').columns)).toBe(further);
});

it.each`
  period          | isLive   | isOver
  ${'firstHalf'}  | ${true}  | ${false}
  ${'halfTime'}   | ${true}  | ${true}
  ${'secondHalf'} | ${true}  | ${true}
  ${'notStarted'} | ${false} | ${false}
`('DSK-03 the first half in period $period is over: $isOver', ({ period, isLive, isOver }) => {
  const change = { period, isLive } as Partial<Match>;
  expect(isFirstHalfOver(withHandicaps(1, change))).toBe(isOver);
});

it.each`
  width      | gameType | group         | columns
  ${'small'} | ${'FT'}  | ${'handicap'} | ${'fullR fullR2'}
  ${'small'} | ${'FT'}  | ${'half'}     | ${'halfR halfOU'}
  ${'small'} | ${'TN'}  | ${'half'}     | ${'fullR fullR2'}
  ${'tiny'}  | ${'FT'}  | ${'total'}    | ${'fullOU fullOU2'}
  ${'tiny'}  | ${'FT'}  | ${'result'}   | ${'fullMH fullMN fullMC'}
  ${'tiny'}  | ${'TN'}  | ${'result'}   | ${'fullMH fullMC'}
`(
  'DSK-06 $gameType at a $width window shows $columns of the group $group',
  ({
    width,
    gameType,
    group,
    columns,
  }: {
    width: BoardWidth;
    gameType: string;
    group: MarketGroup;
    columns: string;
  }) => {
    const { columns: shown } = getBoardShape(gameType, { matchesPerRow: 1, width, group });
    expect(shown.map(({ id }) => id).join(' ')).toBe(columns);
  },
);

it('DSK-06 a card has a line for the teams and its columns share the width', () => {
  const card = single('tiny');
  expect(buildGridTemplate(card)).toBe('[fullR] minmax(0, 1fr) [fullR2] minmax(0, 1fr) [tail] max(62px, 4rem)');
  const rows = (['closed', 'plain', 'open'] as const).map((fold) => countRows(withHandicaps(3), card, fold));
  expect(rows).toEqual([1, 3, 5]);
});
