import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { Scroller, TableRoot } from './TableRoot.ts';

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Use `end` for figures, money and dates of equal length. @default 'start' */
  readonly align?: 'start' | 'end';
  /** Tabular figures. @default false */
  readonly isFigure?: boolean;
  /** CSS width, such as `12rem`. */
  readonly width?: string;
}

/** Props of {@link Table}. */
export interface TableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Returns the state of a row: selected, or no longer in force. */
  readonly rowState?: (row: Row) => 'selected' | 'muted' | undefined;
  /** Shows skeleton rows. @default false */
  readonly isLoading?: boolean;
  /** Content shown if there are no rows: an `EmptyState` or an `ErrorState`. */
  readonly empty?: ReactNode;
}

/**
 * A table of records, such as bets, transfers and transactions, with a sticky header and aligned figures. Below 640 px each row
 * is a card: each value in a line of its own, after its header.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, isLoading = false, empty } = props;
  const hasMessage = !isLoading && rows.length === 0 && empty !== undefined;
  return (
    <Scroller tabIndex={0} role="region" aria-label={caption} aria-busy={isLoading}>
      <TableRoot data-cards="">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align} style={{ width: column.width }}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading && <SkeletonRows columns={columns} />}
          {hasMessage && (
            <tr data-message="">
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {!isLoading && <Rows {...props} />}
        </tbody>
      </TableRoot>
    </Scroller>
  );
}

function Rows<Row>({ columns, rows, rowKey, rowState }: TableProps<Row>) {
  return rows.map((row) => (
    <tr key={rowKey(row)} data-state={rowState?.(row)}>
      {columns.map((column) => (
        <td
          key={column.id}
          data-align={column.align}
          data-figure={column.isFigure || undefined}
          data-label={typeof column.header === 'string' ? column.header : undefined}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  ));
}

const widths = ['60%', '80%', '45%', '70%'];

function SkeletonRows<Row>({ columns }: Pick<TableProps<Row>, 'columns'>) {
  return [0, 1, 2, 3, 4].map((line) => (
    <tr key={line}>
      {columns.map((column, at) => (
        <td key={column.id} data-align={column.align}>
          <Skeleton width={widths[(line + at) % widths.length]} />
        </td>
      ))}
    </tr>
  ));
}
