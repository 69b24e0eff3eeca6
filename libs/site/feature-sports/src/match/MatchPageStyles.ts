import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { staleOdds } from '../boardLayout/staleOdds.ts';

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
  > [data-star][data-on] > svg {
    fill: currentColor;
  }
`;

/** Scrolling element of the markets. */
export const DetailScroller = styled.div`
  flex: 1;
  min-height: 0;
  container: match / inline-size;
  overflow: hidden auto;
  scrollbar-color: ${token('color.line.hairline')} transparent;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  @media (max-width: 1439px) {
    padding-bottom: 4.5rem;
  }
  ${staleOdds}
`;

/** Panel of the score table. */
export const ScoreGround = styled.div`
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  overflow-x: auto;
`;

/** Score table: teams in rows, parts in columns, the total last and largest. */
export const ScoreGrid = styled.table`
  width: 100%;
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
    max-width: 60%;
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
    font-size: ${token('font.size.headline')};
    font-weight: ${token('font.weight.strong')};
    line-height: 1.2;
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
    font-size: max(12px, 0.75rem);
    font-weight: ${token('font.weight.regular')};
  }
`;

/** Width of the pane below which one part of the page is shown at a time. */
const NARROW = '(max-width: 62rem)';

/** Choice of the part of the page, on narrow panes only. */
export const ViewSwitch = styled.div`
  display: none;
  @container match ${NARROW} {
    display: block;
    overflow-x: auto;
  }
`;

/** Markets, and the modules of the centre next to them. */
export const DetailGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
  align-items: start;
  gap: ${token('space.3')};
  padding: ${token('space.3')};
  @container match ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    &[data-view='markets'] :is([data-part='centre'], [data-part='history']),
    &:not([data-view='markets']) [data-part='markets'] {
      display: none;
    }
    &[data-view='play'] [data-module]:not([data-module='play'], [data-module='momentum'], [data-module='lineups']),
    &[data-view='events'] [data-module]:not([data-module='events']),
    &[data-view='stats'] [data-module]:not([data-module='stats'], [data-module='prices']),
    &[data-view='history'] [data-module]:not([data-module='meetings'], [data-module='form'], [data-module='bets']) {
      display: none;
    }
  }
`;

/** Score, markets and, below them, line-ups and history. */
export const MainColumn = styled.div`
  display: grid;
  gap: ${token('space.3')};
  min-width: 0;
`;
