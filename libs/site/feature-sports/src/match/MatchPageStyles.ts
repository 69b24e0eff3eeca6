import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { staleOdds } from '../board/staleOdds.ts';

/** Back button, league and teams above the markets. */
export const DetailHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  flex: none;
  padding: ${token('space.2')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  > h1 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: ${token('font.size.price')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > h1 > small {
    margin-right: ${token('space.3')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-weight: ${token('font.weight.regular')};
  }
  > [data-star][aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;

/** Scrolling element of the markets. */
export const DetailScroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  scrollbar-color: ${token('color.line.hairline')} transparent;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  > [role='tablist'] {
    position: sticky;
    z-index: ${token('zIndex.sticky')};
    top: 0;
    padding: 0 ${token('space.4')};
    background: ${token('color.surface.panel')};
  }
  @media (max-width: 1439px) {
    padding-bottom: 4.5rem;
  }
  ${staleOdds}
`;

/** Background of the score table, as wide as the pane. */
export const ScoreGround = styled.div`
  background: ${token('color.surface.sunken')};
  overflow-x: auto;
`;

/** Score table: teams in rows, parts in columns, the total last and largest. */
export const ScoreGrid = styled.table`
  min-width: min(100%, 28rem);
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  > caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    width: 2.75rem;
    padding: ${token('space.1')} ${token('space.2')};
    color: ${token('color.text.secondary')};
    font-weight: ${token('font.weight.regular')};
    text-align: right;
    white-space: nowrap;
  }
  td {
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.price')};
  }
  th:first-child {
    width: auto;
    max-width: 18rem;
    padding-left: ${token('space.4')};
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
  }
  th:last-child,
  td:last-child {
    padding-right: ${token('space.4')};
  }
  thead th {
    padding-top: ${token('space.3')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  thead th[data-live] {
    color: ${token('color.live')};
  }
  tbody th {
    color: ${token('color.text.primary')};
    font-size: ${token('font.size.price')};
    font-weight: ${token('font.weight.strong')};
  }
  tbody tr:last-child > * {
    padding-bottom: ${token('space.3')};
  }
  [data-total] {
    color: ${token('color.text.primary')};
    font-size: ${token('font.size.title')};
    font-weight: ${token('font.weight.strong')};
  }
  [data-running] {
    color: ${token('color.live')};
  }
  [data-serve] {
    display: inline-block;
    width: 0.375rem;
    height: 0.375rem;
    margin-left: ${token('space.2')};
    border-radius: 50%;
    background: ${token('color.live')};
    vertical-align: middle;
  }
  [data-red] {
    margin-left: ${token('space.2')};
    padding: 0 0.25rem;
    border-radius: 0.125rem;
    background: ${token('color.status.danger')};
    color: ${token('color.text.onDanger')};
    font-size: 0.75rem;
    font-weight: ${token('font.weight.regular')};
  }
`;

/** Markets in as many columns as fit, read column by column. */
export const MarketColumns = styled.div`
  padding: ${token('space.4')};
  columns: 24rem;
  column-gap: ${token('space.6')};
`;

/** One market, never split between columns. */
export const MarketBox = styled.section`
  display: inline-block;
  width: 100%;
  margin-bottom: ${token('space.5')};
  break-inside: avoid;
`;

/** Name of a market and odds type of its prices. */
export const MarketTitle = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-height: 1.5rem;
  margin-bottom: ${token('space.1')};
  font-size: ${token('font.size.body')};
  font-weight: ${token('font.weight.strong')};
`;

/** Price grid of a market, with one to three columns of equal width. */
export const PricePlaces = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('density.cellGap')};
  &[data-columns='1'] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* Any other score stands alone under the columns. */
  &[data-columns='3'] > button:last-child:nth-child(3n + 1) {
    grid-column: 1 / -1;
  }
  > button {
    justify-content: space-between;
    padding: 0 ${token('space.3')};
  }
  &[data-columns='3'] > button {
    padding: 0 ${token('space.2')};
  }
  > button > [data-part='line'] {
    min-width: 0;
    overflow: hidden;
    font-size: ${token('font.size.body')};
    text-overflow: ellipsis;
  }
  > button > [data-part='odds'] {
    margin-left: auto;
  }
`;
