import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { createGame } from '../testing/createGame.ts';
import { createTable } from '../testing/createTable.ts';
import { PatternedTables, PatternFilter } from './PatternedTables.tsx';
import type { TableCardProps } from './tableCardProps.ts';
import { TableList, type TableCards } from './TableList.tsx';
import type { Tables } from './useTables.ts';

const results = (sides: string) => [...sides].map((side, no) => ({ no: String(no), values: [side] }));
const NOW = 5_000;
const tables: Tables = {
  now: NOW,
  states: new Map([
    ['run', createTable({ results: results('PBBBBBB') })],
    ['short', createTable({ results: results('PBBBBB') })],
    ['dice', createTable({ kind: 'sicBo', results: results('BBBBBB') })],
  ]),
};
const games = ['run', 'short', 'dice', 'unread'].map((gameCode) => createGame({ gameCode, name: gameCode }));

function Card({ game, table, now, onInfo }: TableCardProps) {
  return (
    <button onClick={() => onInfo(game.gameCode)}>
      {game.name} {table?.kind ?? 'none'} {now}
    </button>
  );
}
const cards: TableCards = { Card, width: 17, height: 12, placeholders: 4 };
const options = { messages: [gamesMessages] };
const readCards = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('filter of tables by their roads', () => {
  it.each([
    [false, true],
    [true, false],
  ])('has the number of tables with a pattern, and a press changes %s to %s', async (isActive, next) => {
    const onChange = jest.fn();
    await renderWithSite(
      <PatternFilter games={games} tables={tables} isActive={isActive} onChange={onChange} />,
      options,
    );
    const button = screen.getByRole('button', { name: '好路 1' });
    expect(button).toHaveAttribute('aria-pressed', String(isActive));
    await userEvent.click(button);
    expect(onChange.mock.calls).toEqual([[next]]);
    expect(screen.getByText(/牌路只说明过去，不能预测下一局。$/)).toBeVisible();
  });

  it('has no number while the games are read', async () => {
    await renderWithSite(
      <PatternFilter games={undefined} tables={tables} isActive={false} onChange={() => undefined} />,
      options,
    );
    expect(screen.getByRole('button')).toHaveTextContent(/^好路$/);
  });

  it('the list has only tables whose road ends with a pattern, and no place for games that are still read', async () => {
    const onInfo = jest.fn();
    await renderWithSite(
      <PatternedTables cards={cards} games={games} missing={3} tables={tables} onInfo={onInfo} />,
      options,
    );
    expect(readCards()).toEqual(['run baccarat 5000']);
    expect(screen.getByRole('list').children).toHaveLength(1);
    await userEvent.click(screen.getByRole('button'));
    expect(onInfo.mock.calls).toEqual([['run']]);
  });

  it('the list has a text without such tables, and placeholders while the games are read', async () => {
    const list = (given: typeof games | undefined) => (
      <PatternedTables cards={cards} games={given} tables={tables} onInfo={() => undefined} />
    );
    const { unmount } = await renderWithSite(list(games.slice(1)), options);
    expect(screen.getByText('没有符合条件的桌台')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
    unmount();
    await renderWithSite(list(undefined), options);
    expect(screen.getByRole('list').children).toHaveLength(4);
    expect(screen.queryByText('没有符合条件的桌台')).toBeNull();
  });
});

describe('list of tables', () => {
  it('shows each game with the state of its table and the time', async () => {
    await renderWithSite(<TableList cards={cards} games={games} tables={tables} onInfo={() => undefined} />, options);
    expect(readCards()).toEqual(['run baccarat 5000', 'short baccarat 5000', 'dice sicBo 5000', 'unread none 5000']);
    expect(screen.getByRole('list').children).toHaveLength(4);
    expect(screen.getByRole('list').children[0]).toHaveStyle({ minHeight: '12rem' });
  });

  it('has places for the games that are still read, hidden from screen readers', async () => {
    await renderWithSite(
      <TableList cards={cards} games={games} missing={2} tables={tables} onInfo={() => undefined} />,
      options,
    );
    expect(screen.getByRole('list').children).toHaveLength(6);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('has placeholders, and not the places of missing games, while the games are read', async () => {
    await renderWithSite(
      <TableList cards={cards} games={undefined} missing={9} tables={tables} onInfo={() => undefined} />,
      options,
    );
    expect(screen.getByRole('list').children).toHaveLength(4);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('has the head of the columns if the cards have one', async () => {
    const withHead = { ...cards, Head: () => <p>titles</p> };
    await renderWithSite(<TableList cards={withHead} games={[]} tables={tables} onInfo={() => undefined} />, options);
    expect(screen.getByText('titles')).toBeVisible();
  });
});
