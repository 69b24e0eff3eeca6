import styled, { type StyledComponent } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** Scrolls a wide table horizontally without moving the page; reachable by keyboard. */
export const Scroller: StyledComponent<'div'> = styled.div`
  overflow: auto;
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
`;

/** Style of a table of records. */
export const TableRoot: StyledComponent<'table'> = styled.table`
  width: 100%;
  font-size: ${token('font.size.body')};
  th,
  td {
    height: ${token('density.row')};
    padding: 0 ${token('space.3')};
    border-bottom: 1px solid ${token('color.line.hairline')};
    text-align: start;
  }
  th {
    position: sticky;
    top: 0;
    z-index: ${token('zIndex.sticky')};
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    font-weight: ${token('font.weight.regular')};
    white-space: nowrap;
  }
  [data-align='end'] {
    text-align: end;
  }
  [data-align='end'] > span[aria-hidden] {
    margin-inline-start: auto;
  }
  td[data-figure] {
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  tbody > tr:hover > td {
    background: ${token('color.surface.hover')};
  }
  tbody > tr:last-child > td {
    border-bottom: 0;
  }
  tr[data-state='selected'] > td {
    background: ${token('color.accent.soft')};
  }
  tr[data-state='muted'] > td {
    color: ${token('color.text.muted')};
  }
  tr[data-message] > td,
  tr[data-message]:hover > td {
    background: none;
  }
`;
