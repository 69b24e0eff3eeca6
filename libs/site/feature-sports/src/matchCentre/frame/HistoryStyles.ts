import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Modules below the markets, two beside each other where they fit. Line-ups take the whole width. */
export const HistoryGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: ${token('space.3')};
  > [data-module='lineups'],
  > [data-module='bets'] {
    grid-column: 1 / -1;
  }
`;

/** Rows of earlier matches. */
export const PastRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    grid-template-columns: 4.75rem minmax(0, 1fr) 4rem minmax(0, 1fr);
    gap: ${token('space.2')};
    padding: ${token('space.1')} 0;
    border-bottom: 1px solid ${token('color.line.hairline')};
  }
  > li:last-child {
    border-bottom: 0;
  }
  > li > time {
    color: ${token('color.text.muted')};
  }
  > li > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > li > span:first-of-type {
    text-align: right;
  }
  > li > strong {
    text-align: center;
    white-space: nowrap;
  }
`;

/** Form of a team: letters of the last results. */
export const FormRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.1')} 0;
  font-size: ${token('font.size.caption')};
  > span:first-child {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > ol {
    display: flex;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    min-width: 1.5rem;
    padding: 0.0625rem 0.25rem;
    border-radius: ${token('radius.cell')};
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.secondary')};
    text-align: center;
  }
  li[data-result='win'] {
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
`;

/** Players of a team in one paragraph, rows divided by dots. */
export const LineupRow = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${token('space.3')};
  padding: ${token('space.2')} 0;
  border-bottom: 1px solid ${token('color.line.hairline')};
  font-size: ${token('font.size.caption')};
  &:last-of-type {
    border-bottom: 0;
  }
  > strong {
    font-weight: ${token('font.weight.strong')};
  }
  p {
    color: ${token('color.text.secondary')};
    line-height: 1.7;
  }
  b {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
  [data-off] {
    text-decoration: line-through;
  }
`;
