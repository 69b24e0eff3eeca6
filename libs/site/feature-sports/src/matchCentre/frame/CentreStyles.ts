import { focusRing, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Match centre: the panels next to the markets (MTC-02 to MTC-05). */
export const ModuleColumn = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.3')};
  min-width: 0;
`;

/** Module with a title row and a body. */
export const ModuleBox = styled.section`
  min-width: 0;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  contain: layout paint style;
  overflow: hidden;
`;

export const ModuleHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.3')};
  min-height: ${token('density.control')};
  padding: ${token('space.1')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  > h2 {
    font-size: ${token('font.size.body')};
    font-weight: ${token('font.weight.strong')};
    white-space: nowrap;
  }
  > small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
  > [data-end] {
    margin-left: auto;
  }
`;

export const ModuleBody = styled.div`
  padding: ${token('space.2')} ${token('space.3')} ${token('space.3')};
  font-variant-numeric: tabular-nums;
  > p {
    margin-top: ${token('space.2')};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  > p > strong {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
  details {
    margin-top: ${token('space.1')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  summary {
    display: inline-block;
    padding: ${token('space.1')} 0;
    cursor: pointer;
    ${focusRing}
  }
`;

/** Text of an empty module. */
export const ModuleEmpty = styled.p`
  padding: ${token('space.4')} 0 !important;
  text-align: center;
`;

/** Table of a drawing's values, on request. */
export const ValueTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${token('space.1')} 0;
    border-bottom: 1px solid ${token('color.line.hairline')};
    font-weight: ${token('font.weight.regular')};
    text-align: right;
  }
  th:first-child {
    text-align: left;
  }
`;

/** Scrolling list of events. */
export const EventList = styled.ol`
  max-height: 19rem;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: hidden auto;
  scrollbar-width: thin;
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    grid-template-columns: 4rem 0.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 1.75rem;
    padding: 0.125rem ${token('space.3')};
    border-bottom: 1px solid ${token('color.line.hairline')};
    font-size: ${token('font.size.caption')};
  }
  > li:last-child {
    border-bottom: 0;
  }
  > li > time {
    color: ${token('color.text.muted')};
    white-space: nowrap;
  }
  > li > i {
    width: 0.25rem;
    height: 1rem;
    border-radius: 0.125rem;
    background: ${token('color.line.hairline')};
  }
  > li[data-side='H'] > i {
    background: ${token('color.accent.fill')};
  }
  > li[data-side='C'] > i {
    background: ${token('color.text.muted')};
  }
  > li[data-kind='redCard'] > i {
    width: 0.5rem;
    background: ${token('color.status.danger')};
  }
  > li[data-kind='yellowCard'] > i {
    width: 0.5rem;
    background: ${token('color.status.warning')};
  }
  > li > span {
    min-width: 0;
    overflow: hidden;
    color: ${token('color.text.secondary')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > li > span > b {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
  > li[data-strong] > span,
  > li > strong {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
`;

/** Pairs of numbers, each with a bar in two parts. */
export const StatList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${token('space.2')} ${token('space.5')};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: baseline;
  }
  dt {
    grid-column: 2;
    grid-row: 1;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  dd {
    grid-row: 1;
    margin: 0;
    font-weight: ${token('font.weight.strong')};
  }
  dd[data-away] {
    grid-column: 3;
    text-align: right;
  }
  > div > span {
    display: flex;
    grid-column: 1 / -1;
    gap: 2px;
    height: 0.25rem;
    margin-top: 0.1875rem;
  }
  > div > span > i {
    flex: var(--share) 1 0;
    min-width: 2px;
    border-radius: 0.125rem;
    background: ${token('color.accent.fill')};
  }
  > div > span > i:last-child {
    background: ${token('color.text.muted')};
    opacity: 0.7;
  }
`;
