import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { gamesMessages } from '../messages/gamesMessages.ts';
import type { TableState } from '../state/tableState.ts';
import { createTable } from '../testing/createTable.ts';
import { hasRoad, SideCounts, TableResults, toSides } from './TableResults.tsx';

const show = (element: ReactElement) => renderWithSite(element, { messages: [gamesMessages] });
const toResults = (...values: readonly (readonly string[])[]): TableState['results'] =>
  values.map((each, at) => ({ no: String(at), values: [...each] }));
const readItems = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const NONE = '近期还没有牌局，入座后从第一局开始记录。';

it.each([
  ['baccarat', true],
  ['dragonTiger', true],
  ['roulette', false],
  ['sicBo', false],
])('the results of %s are a road: %s', (kind, expected) => {
  expect(hasRoad({ kind })).toBe(expected);
});

it('the sides of a table are the first values of its results', () => {
  expect(toSides({ results: toResults(['B', '8'], ['T'], ['P', '1']) })).toEqual(['B', 'T', 'P']);
});

it.each([
  ['0', 'green'],
  ['1', 'red'],
  ['2', 'black'],
  ['10', 'black'],
  ['36', 'red'],
])('LOB-03 the roulette pocket %s is %s', async (pocket, ink) => {
  await show(<TableResults table={createTable({ kind: 'roulette', results: toResults([pocket]) })} />);
  expect(screen.getByText(pocket)).toHaveAttribute('data-ink', ink);
});

it('LOB-03 a roulette table shows its latest 14 pockets, the newest last', async () => {
  const results = toResults(...Array.from({ length: 20 }, (_, at) => [String(at)]));
  await show(<TableResults table={createTable({ kind: 'roulette', results })} />);
  expect(readItems()).toEqual(Array.from({ length: 14 }, (_, at) => String(at + 6)));
});

it('LOB-03 a dice table shows its latest 6 throws; 11 is big, 10 is small, a triple is neither', async () => {
  const results = toResults(
    ['1', '1', '2'],
    ['5', '5', '1'],
    ['5', '4', '1'],
    ['1', '1', '1'],
    ['6', '6', '5'],
    ['2', '3', '2'],
    ['3', '4'],
  );
  await show(<TableResults table={createTable({ kind: 'sicBo', results })} />);
  expect(readItems()).toEqual(['55111 大', '54110 小', '1113 围骰', '66517 大', '2327 小', '34']);
});

it.each(['roulette', 'sicBo', 'baccarat'])('LOB-03 a table of %s without results has a text', async (kind) => {
  await show(<TableResults table={createTable({ kind })} />);
  expect(screen.getByText(NONE)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

it('LOB-03 a road with results has no text for an empty table', async () => {
  await show(<TableResults table={createTable({ results: toResults(['B']) })} />);
  expect(screen.getByRole('img', { name: '大路：庄 1 局，闲 0 局，和 0 局' })).toBeVisible();
  expect(screen.queryByText(NONE)).toBeNull();
});

it.each([
  ['baccarat', ['庄 2', '闲 1', '和 3']],
  ['dragonTiger', ['龙 2', '虎 1', '和 3']],
])('LOB-03 the wins of both sides and the ties of %s are counted', async (kind, expected) => {
  const results = toResults(['B'], ['T'], ['P'], ['B'], ['T'], ['T']);
  const { container } = await show(<SideCounts table={createTable({ kind, results })} />);
  expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(expected);
});

it.each([
  ['a road without results', createTable()],
  ['roulette', createTable({ kind: 'roulette', results: toResults(['1']) })],
])('LOB-03 %s has no counts', async (_what, table) => {
  const { container } = await show(<SideCounts table={table} />);
  expect(container).toBeEmptyDOMElement();
});
