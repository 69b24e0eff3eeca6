import { styled, css, type StyledComponent } from 'styled-components';
import { visuallyHidden } from '../text/VisuallyHidden.tsx';
import { token } from '../theme/tokens/token.ts';

/** Scrolls a wide table horizontally without moving the page; reachable by keyboard. */
export const Scroller: StyledComponent<'div'> = styled.div`
  /* The hidden caption is positioned and must not widen the page. */
  position: relative;
  overflow: auto;
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
`;

/** Shows each row as a card: each value in a line of its own, after its header. */
const cards = css`
  &,
  > tbody,
  > tbody > tr {
    display: block;
  }
  > thead {
    ${visuallyHidden}
  }
  > tbody > tr {
    padding: ${token('space.3')};
    border-bottom: 1px solid ${token('color.line.hairline')};
  }
  > tbody > tr:last-child {
    border-bottom: 0;
  }
  > tbody > tr:not([data-message]) > td {
    display: flex;
    gap: ${token('space.4')};
    align-items: baseline;
    justify-content: space-between;
    height: auto;
    padding: ${token('space.1')} 0;
    border-bottom: 0;
    text-align: end;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  > tbody > tr > td[data-label]::before {
    flex: none;
    color: ${token('color.text.secondary')};
    font-family: ${token('font.family.text')};
    font-size: ${token('font.size.caption')};
    content: attr(data-label);
  }
  > tbody > tr > td:empty {
    display: none;
  }
  > tbody > tr[data-message] > td {
    display: block;
    height: auto;
    border-bottom: 0;
  }
`;

/** Style of a table of records. With `data-cards`, each row is a card in narrow windows; `data-label` of a cell is its header. */
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
  @media (max-width: 39.99rem) {
    &[data-cards] {
      ${cards}
    }
  }
`;
