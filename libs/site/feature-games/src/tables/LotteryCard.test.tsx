import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { gamesReducer, type Game } from '../state/gamesSlice.ts';
import type { TableState } from '../state/tableState.ts';
import { createGame } from '../testing/createGame.ts';
import { createTable } from '../testing/createTable.ts';
import { LotteryCard } from './LotteryCard.tsx';

const NOW = 1_000_000;
const draw = (leftMs: number): NonNullable<TableState['draw']> => ({
  no: '29394840',
  closesAt: NOW + leftMs,
  dueAt: NOW + leftMs + 5_000,
  periodMs: 60_000,
});

interface Shown {
  readonly table?: TableState;
  readonly game?: Partial<Game>;
  readonly now?: number;
}

async function renderCard({ table, game = {}, now = NOW }: Shown) {
  const given = createGame({ category: 'CP', name: '一分时时彩', venueName: '甲子彩票', ...game });
  const { container } = await renderWithSite(
    <LotteryCard game={given} table={table} now={now} onInfo={() => undefined} />,
    { messages: [gamesMessages], reducers: { games: gamesReducer as never } },
  );
  return {
    readText: (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent),
    arc: () => container.querySelector('[data-left]')?.getAttribute('stroke-dasharray')?.split(' ').map(Number),
  };
}

const drawn = (kind: string, ...values: string[]) => createTable({ kind, results: [{ no: '1', values }] });

it.each([
  ['ssc', ['9', '9', '5', '0', '0'], '总和 23 · 大 · 单'],
  ['ssc', ['9', '9', '4', '0', '0'], '总和 22 · 小 · 双'],
  ['ssc', ['9', '9', '6', '0', '0'], '总和 24 · 大 · 双'],
  ['k3', ['6', '4', '1'], '总和 11 · 大 · 单'],
  ['k3', ['6', '3', '1'], '总和 10 · 小 · 双'],
  ['keno', ['20', '19', '18', '17', '10'], '总和 84 · 大 · 双'],
  ['keno', ['20', '19', '18', '17', '9'], '总和 83 · 小 · 单'],
  ['racing', ['3', '1'], '冠军 3'],
  ['racing', [], '冠军 0'],
  ['eleven', ['2', '4', '6', '8', '11'], '奇 1 偶 4'],
])('LOB-03 the last draw of %s with %p is described as "%s"', async (kind, values, text) => {
  await renderCard({ table: drawn(kind, ...values) });
  expect(screen.getByText(text)).toBeVisible();
});

it('LOB-03 a lottery without a draw waits for the first one', async () => {
  const { readText } = await renderCard({ table: createTable({ kind: 'ssc' }) });
  expect(screen.getByText('等待第一期开奖')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(readText('h3 + small')).toEqual(['甲子彩票']);
});

it('LOB-03 a lottery whose state is not read waits, with its return and its rule', async () => {
  await renderCard({ game: { rtp: '92.00', rule: '十个数选五个' } });
  expect(screen.getByText('等待第一期开奖')).toBeVisible();
  expect(screen.getByText('返还率 92.00%')).toBeVisible();
  expect(screen.getByText('十个数选五个')).toBeInTheDocument();
});

it('LOB-03 a lottery shows the number of the open draw, the last numbers in order, and the two draws before it', async () => {
  const results = ['A', 'B', 'C', 'D'].map((no, at) => ({ no: `第${no}期`, values: [String(at), String(at + 1)] }));
  const { readText } = await renderCard({ table: createTable({ kind: 'ssc', draw: draw(5_000), results }) });
  expect(readText('h3 + small')).toEqual(['甲子彩票 · 第 29394840 期']);
  expect(readText('ol[data-kind="ssc"] > li')).toEqual(['3', '4']);
  expect(readText('ol:not([data-kind]) > li')).toEqual(['第C期2 3', '第B期1 2']);
});

it('LOB-03 the plates of the drawn numbers repeat after five places', async () => {
  await renderCard({ table: drawn('racing', '11', '12', '13', '14', '15', '16', '17') });
  const places = ['11', '12', '13', '14', '15', '16', '17'].map((no) => screen.getByText(no).dataset['place']);
  expect(places).toEqual(['0', '1', '2', '3', '4', '0', '1']);
});

const CIRCLE = 2 * Math.PI * 31;

it.each`
  left       | now    | text      | label            | share
  ${30_000}  | ${NOW} | ${'0:30'} | ${'距封盘 0:30'} | ${0.5}
  ${1}       | ${NOW} | ${'0:01'} | ${'距封盘 0:01'} | ${1 / 60_000}
  ${0}       | ${NOW} | ${'封盘'} | ${'距封盘 0:00'} | ${0}
  ${-20_000} | ${NOW} | ${'封盘'} | ${'距封盘 0:00'} | ${0}
  ${90_000}  | ${NOW} | ${'1:30'} | ${'距封盘 1:30'} | ${1}
  ${30_000}  | ${0}   | ${'0:00'} | ${'距封盘 0:00'} | ${0}
`(
  'LOB-03 the clock of a draw that closes in $left ms, read at $now, shows "$text"',
  async ({ left, now, text, label, share }) => {
    const { arc } = await renderCard({
      table: createTable({ kind: 'ssc', draw: draw(left as number) }),
      now: now as number,
    });
    expect(screen.getByRole('timer', { name: label as string })).toHaveTextContent(text as string);
    expect(arc()?.[0]).toBeCloseTo(CIRCLE * (share as number), 6);
    expect(arc()?.[1]).toBeCloseTo(CIRCLE, 6);
  },
);

it.each([
  ['maintenance', '维护中'],
  ['regionLimited', '地区受限'],
] as const)('LOB-03 a lottery whose venue is in the state %s shows "%s" in place of the clock', async (state, text) => {
  await renderCard({ table: createTable({ kind: 'ssc', draw: draw(5_000) }), game: { venueState: state } });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('article')).toHaveAttribute('data-closed', 'true');
});

it('LOB-03 an open lottery is not marked as closed', async () => {
  await renderCard({ table: createTable({ kind: 'ssc', draw: draw(5_000) }) });
  expect(screen.getByRole('article')).not.toHaveAttribute('data-closed');
  expect(screen.queryByText('维护中')).toBeNull();
});
