import { TableRoot, TableScroller, token, VisuallyHidden, visuallyHidden, type TableColumn } from '@pavilion/ui-kit';
import { memo, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { useRowWindow } from './useRowWindow.ts';

/** Props of {@link LongTable}. */
export interface LongTableProps<Row> {
  readonly caption: string;
  /** Columns. The array has to be stable, because a new one renders every row. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowState: (row: Row) => 'muted' | undefined;
  /** Number of all rows, including those that are not loaded. */
  readonly total: number;
  /** Is called when the last rows come into view; absent if no more rows can be loaded. */
  readonly onEnd?: (() => void) | undefined;
}

/** Number of rows before the last one at which more are loaded. */
const PRELOAD_ROWS = 24;

/**
 * Virtual table with its own scroll area. Only rows in view are rendered; all rows have the same height. Below 640 px each row
 * is a card with two values a line, in the order of the columns, so that no value is outside the window.
 */
export function LongTable<Row>(props: LongTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowState, total, onEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to, before, after, isMeasured } = useRowWindow(rows.length, scroller);
  useEffect(() => {
    if (isMeasured && to > rows.length - PRELOAD_ROWS) onEnd?.();
  }, [isMeasured, to, rows.length, onEnd]);
  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label={caption}>
      <Fixed aria-rowcount={total + 1}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ id, header, align, width }) => (
              <th key={id} scope="col" data-align={align} style={{ width }}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <Gap height={before} />
        <tbody>
          {rows.slice(from, to).map((row, at) => (
            <Line
              key={rowKey(row)}
              row={row}
              at={from + at}
              columns={columns as readonly TableColumn<unknown>[]}
              state={rowState(row)}
            />
          ))}
        </tbody>
        <Gap height={after} />
      </Fixed>
    </Scroller>
  );
}

/** Placeholder for rows that are not rendered. */
const Gap = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tbody aria-hidden>
      <tr style={{ height }} />
    </tbody>
  );

interface LineProps {
  readonly row: unknown;
  readonly at: number;
  readonly columns: readonly TableColumn<unknown>[];
  readonly state: 'muted' | undefined;
}

const Line = memo(function Line({ row, at, columns, state }: LineProps) {
  return (
    <tr ref={returnFocus} data-row={at} aria-rowindex={at + 2} data-state={state}>
      {columns.map(({ id, align, isFigure, cell }) => (
        <td key={id} data-align={align} data-figure={isFigure || undefined}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
});

/** Moves the focus from a row that is unmounted to the scroll area, so that the keyboard continues there. */
const returnFocus = (row: HTMLTableRowElement | null) => () => {
  if (row?.contains(document.activeElement))
    row.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true });
};

const Scroller = styled(TableScroller)`
  max-height: max(24rem, calc(100dvh - 22rem));
  overflow-anchor: none;
`;

/** The height of a line is fixed, because the virtual list measures one row only. */
const cards = css`
  display: block;
  min-width: 0;
  > tbody,
  > tbody > tr {
    display: block;
  }
  > thead {
    ${visuallyHidden}
  }
  > tbody > tr[data-row] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-rows: 2rem;
    column-gap: ${token('space.3')};
    align-items: center;
    padding: ${token('space.2')} ${token('space.3')};
    border-bottom: 1px solid ${token('color.line.hairline')};
  }
  > tbody > tr > td {
    height: auto;
    padding: 0;
    border-bottom: 0;
  }
  > tbody > tr > td:nth-child(even) {
    text-align: end;
  }
`;

const Fixed = styled(TableRoot)`
  min-width: 46rem;
  table-layout: fixed;
  td {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 39.99rem) {
    ${cards}
  }
`;
