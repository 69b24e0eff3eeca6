import { screen, within } from '@testing-library/react';
import { getBoardShape } from '../boardLayout/boardColumns.ts';
import type { LeagueHead } from '../boardLayout/buildBoardItems.ts';
import { BoardColumnHead } from '../board/BoardColumnHead.tsx';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { LeagueRow, type LeagueRowProps } from './LeagueRow.tsx';

const createHead = (id: string, name: string, over: Partial<LeagueHead> = {}): LeagueHead => ({
  league: { id, name, region: '', icon: '', order: 1, isFeatured: false },
  count: 3,
  isOpen: true,
  ...over,
});
const WIDE = getBoardShape('FT', { matchesPerRow: 1, width: 'wide', group: 'handicap' });
const CARD = getBoardShape('FT', { matchesPerRow: 1, width: 'tiny', group: 'handicap' });
const PAIR = getBoardShape('FT', { matchesPerRow: 2, width: 'wide', group: 'handicap' });

async function renderLeague(over: Partial<LeagueRowProps> = {}, areas: readonly string[] = ['favourites']) {
  await renderWithBoard(<LeagueRow heads={[createHead('101', '英超')]} gameType="FT" shape={WIDE} {...over} />, {
    state: { site: { areas } as never },
  });
  return within(screen.getByRole('row'));
}

const listTools = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tool]')].map(({ dataset }) => [dataset['tool'], dataset['id']]);
const listColumns = () => [...document.querySelectorAll('[data-col]')].map(({ textContent }) => textContent);

it('SPT-08 FAV-01 has buttons that collapse, star and hide the league, with its number of matches', async () => {
  const row = await renderLeague();
  expect(row.getByRole('button', { name: '英超，3 场', expanded: true })).toHaveTextContent('英超3');
  expect(row.getByRole('button', { name: '收藏 英超', pressed: false })).toBeInTheDocument();
  expect(row.getByRole('button', { name: '隐藏 英超' })).toBeInTheDocument();
  expect(listTools()).toEqual([
    ['league', '101'],
    ['starLeague', '101'],
    ['hideLeague', '101'],
  ]);
});

it('SPT-08 a collapsed league has a button that expands it', async () => {
  const row = await renderLeague({ heads: [createHead('101', '英超', { isOpen: false })] });
  expect(row.getByRole('button', { name: '英超，3 场', expanded: false })).toBeInTheDocument();
});

it('FAV-01 has no star on a platform without favourites', async () => {
  await renderLeague({}, []);
  expect(listTools().map(([tool]) => tool)).toEqual(['league', 'hideLeague']);
});

it('DSK-01 the head of a sport can only be collapsed', async () => {
  await renderLeague({ heads: [createHead('sport.FT', '足球', { isSport: true })] });
  expect(listTools()).toEqual([['league', 'sport.FT']]);
});

it('DSK-03 two leagues of one match each share a head', async () => {
  const row = await renderLeague({ heads: [createHead('101', '英超'), createHead('102', '意甲')], shape: PAIR });
  expect(row.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([
    '英超3',
    '意甲3',
  ]);
});

it('SPT-03 names the columns, with the sides and the odds type of 1X2', async () => {
  await renderLeague();
  expect(listColumns()).toEqual([
    '让球',
    '大小',
    '让球 2',
    '大小 2',
    '独赢主 / 和 / 客欧洲盘',
    '上半让球',
    '上半大小',
    '上半独赢主 / 和 / 客欧洲盘',
    '全部盘口',
  ]);
  const titled = [...document.querySelectorAll('[data-col][title]')].map((column) => column.getAttribute('data-col'));
  expect(titled).toEqual(['fullMH', 'halfMH']);
});

it('SPT-03 names two sides of a sport without a draw', async () => {
  const shape = getBoardShape('TN', { matchesPerRow: 1, width: 'slim', group: 'handicap' });
  await renderLeague({ gameType: 'TN', shape });
  expect(listColumns()[0]).toMatch(/主 \/ 客欧洲盘$/);
});

it.each`
  rule                               | over
  ${'with two matches in a row'}     | ${{ shape: PAIR }}
  ${'of outrights'}                  | ${{ gameType: 'FS' }}
  ${'of cards, which have a switch'} | ${{ shape: CARD }}
`('DSK-03 the head of a league names no columns $rule', async ({ over }) => {
  await renderLeague(over as Partial<LeagueRowProps>);
  expect(listColumns()).toEqual([]);
});

it('SPT-03 a board with two matches in a row names the columns of both above it', async () => {
  await renderWithBoard(<BoardColumnHead gameType="FT" shape={PAIR} />);
  const names = ['让球', '大小', '独赢主 / 和 / 客欧洲盘', '全部盘口'];
  expect(listColumns()).toEqual([...names, ...names]);
  expect(screen.getAllByText('赛事')).toHaveLength(2);
});
