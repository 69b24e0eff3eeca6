import { render, screen } from '@testing-library/react';
import { EmptyState } from '../feedback/StateMessage.tsx';
import { Table, type TableColumn } from './Table.tsx';

interface Bet {
  readonly id: string;
  readonly stake: string;
}
const columns: readonly TableColumn<Bet>[] = [
  { id: 'id', header: 'number', cell: (bet) => bet.id },
  { id: 'stake', header: 'stake', cell: (bet) => bet.stake, align: 'end', isFigure: true },
];
const show = (props: { rows?: readonly Bet[]; isLoading?: boolean }) =>
  render(
    <Table
      caption="bets"
      columns={columns}
      rows={props.rows ?? []}
      isLoading={props.isLoading}
      rowKey={(bet) => bet.id}
      empty={<EmptyState title="nothing yet" />}
    />,
  );

it.each`
  state        | props                                       | rows | message
  ${'loading'} | ${{ isLoading: true }}                      | ${6} | ${false}
  ${'empty'}   | ${{}}                                       | ${2} | ${true}
  ${'filled'}  | ${{ rows: [{ id: 'a', stake: '200.00' }] }} | ${2} | ${false}
`('a table that is $state', ({ props, rows, message }) => {
  show(props);
  expect(screen.getAllByRole('row')).toHaveLength(rows);
  expect(screen.queryByText('nothing yet') !== null).toBe(message);
  expect(screen.getByRole('table', { name: 'bets' })).toBeInTheDocument();
});
