import { token } from '@pavilion/ui-kit';
import styled, { css } from 'styled-components';

const grid = css`
  display: grid;
  grid-template-columns: 9.5rem minmax(12rem, 1fr) 9rem 9rem 8rem 8rem;
  min-width: 61.25rem;
  column-gap: ${token('space.3')};
  align-items: center;
  padding: 0 ${token('space.4')};
`;

/** Header of the columns. */
export const ColumnHead = styled.div`
  ${grid}
  height: ${token('density.leagueHeader')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  > :nth-child(n + 3) {
    padding-left: ${token('space.2')};
  }
  > :nth-child(5) {
    grid-column: 5 / 7;
  }
`;

/** Row of a match. It is always two lines tall, so that nothing moves after loading. */
export const Row = styled.div`
  ${grid}
  height: calc(2 * ${token('density.boardLine')} + ${token('density.cellGap')} + ${token('space.4')});
  &:not(:last-child) {
    border-bottom: 1px solid ${token('color.line.hairline')};
  }
`;

/** League above the clock. */
export const Clock = styled.div`
  display: grid;
  gap: ${token('space.1')};
  min-width: 0;
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span:last-child {
    color: ${token('color.live')};
  }
`;

/** Home above away, each with its goals. */
export const Teams = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2rem;
  gap: ${token('space.1')} ${token('space.3')};
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > b {
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.price')};
    font-weight: ${token('font.weight.strong')};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

/** Prices of one market in two lines. 1X2 has two columns, the second with the draw. */
export const Group = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: ${token('density.boardLine')} ${token('density.boardLine')};
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token('density.cellGap')};
  &[data-market='result'] {
    grid-column: 5 / 7;
    column-gap: ${token('space.3')};
  }
  &[data-market='result'] > :nth-child(3) {
    grid-row: span 2;
    height: 100%;
  }
`;
