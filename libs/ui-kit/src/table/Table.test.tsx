import { render, screen, within } from '@testing-library/react';
import { EmptyState } from '../feedback/StateMessage.tsx';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

interface Bet {
  readonly id: string;
  readonly stake: string;
}
const columns: readonly TableColumn<Bet>[] = [
  { id: 'id', header: 'number', cell: (bet) => bet.id, width: '12rem' },
  { id: 'stake', header: 'stake', cell: (bet) => bet.stake, align: 'end', isFigure: true },
  { id: 'mark', header: <i>mark</i>, cell: () => '*' },
];
const bets: readonly Bet[] = [
  { id: 'a', stake: '200.00' },
  { id: 'b', stake: '50.00' },
];
const show = (props: Partial<TableProps<Bet>> = {}) =>
  render(
    <Table
      caption="bets"
      columns={columns}
      rows={[]}
      rowKey={(bet) => bet.id}
      empty={<EmptyState title="nothing yet" />}
      {...props}
    />,
  );
const getLines = () => screen.getAllByRole('row').slice(1);
const getCells = (line: HTMLElement) => within(line).getAllByRole('cell');

it.each`
  state                         | props                              | rows | message
  ${'loading'}                  | ${{ isLoading: true }}             | ${6} | ${false}
  ${'loading with former rows'} | ${{ isLoading: true, rows: bets }} | ${6} | ${false}
  ${'empty'}                    | ${{}}                              | ${2} | ${true}
  ${'empty without a message'}  | ${{ empty: undefined }}            | ${1} | ${false}
  ${'filled'}                   | ${{ rows: bets }}                  | ${3} | ${false}
`('a table that is $state', ({ props, rows, message }) => {
  show(props);
  expect(screen.getAllByRole('row')).toHaveLength(rows);
  expect(screen.queryByText('nothing yet') !== null).toBe(message);
  expect(screen.getByRole('table', { name: 'bets' })).toBeInTheDocument();
});

describe('F-UI-02 Table', () => {
  it.each([true, false])('the region is named, reachable by keyboard, and busy while it loads: %s', (isLoading) => {
    show({ isLoading });
    const region = screen.getByRole('region', { name: 'bets' });
    expect(region).toHaveAttribute('aria-busy', String(isLoading));
    expect(region).toHaveProperty('tabIndex', 0);
  });

  it('each column has a header with its width, aligned like its cells', () => {
    show({ rows: bets });
    const headers = screen.getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(['number', 'stake', 'mark']);
    expect(headers.map((header) => header.style.width)).toEqual(['12rem', '', '']);
    for (const line of [headers, ...getLines().map(getCells)])
      expect(line.map((cell) => cell.dataset['align'])).toEqual([undefined, 'end', undefined]);
  });

  it('each row has the cells of all columns, in their order', () => {
    show({ rows: bets });
    const texts = getLines().map((line) => getCells(line).map((cell) => cell.textContent));
    expect(texts).toEqual([
      ['a', '200.00', '*'],
      ['b', '50.00', '*'],
    ]);
  });

  it('only figures are tabular, and only a header that is a text labels the values of a card', () => {
    show({ rows: bets.slice(1) });
    const cells = getCells(getLines()[0] as HTMLElement);
    expect(cells.map((cell) => cell.hasAttribute('data-figure'))).toEqual([false, true, false]);
    expect(cells.map((cell) => cell.dataset['label'])).toEqual(['number', 'stake', undefined]);
  });

  it('a row has the state that rowState returns for it', () => {
    show({ rows: bets, rowState: (bet) => (bet.id === 'a' ? 'muted' : undefined) });
    expect(getLines().map((line) => line.dataset['state'])).toEqual(['muted', undefined]);
  });

  it('the message is as wide as the table and no card', () => {
    show();
    const [line] = getLines() as [HTMLElement];
    expect(line).toHaveAttribute('data-message');
    expect(getCells(line).map((cell) => cell.getAttribute('colspan'))).toEqual(['3']);
  });

  it('placeholders have the alignment of their column, and widths that change from line to line', () => {
    show({ isLoading: true });
    const lines = getLines().map(getCells);
    const widths = lines.map((cells) => cells.map((cell) => (cell.firstElementChild as HTMLElement).style.width));
    expect(widths).toEqual([
      ['60%', '80%', '45%'],
      ['80%', '45%', '70%'],
      ['45%', '70%', '60%'],
      ['70%', '60%', '80%'],
      ['60%', '80%', '45%'],
    ]);
    expect(lines.map((cells) => cells[1]?.dataset['align'])).toEqual(['end', 'end', 'end', 'end', 'end']);
  });
});
