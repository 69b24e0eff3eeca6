import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Bar with filters at the left and totals at the right. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  padding: ${token('space.4')} 0;
`;

/** Kind of record and time range. */
export const BarStart = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
`;

/** Totals and the refresh button. */
export const BarEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  > button[aria-busy='true'] {
    color: ${token('color.text.muted')};
  }
`;

/** Line of totals. */
export const Totals = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.5')};
  color: ${token('color.text.secondary')};
  > span {
    display: inline-flex;
    align-items: baseline;
    gap: ${token('space.2')};
  }
  > span > span {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
  > span > span[data-tone='gain'] {
    color: ${token('color.price.up')};
  }
  > span > span[data-tone='loss'] {
    color: ${token('color.price.down')};
  }
`;

/** Two short lines in one cell. */
export const Cell = styled.div`
  display: grid;
  gap: 0.125rem;
  padding: ${token('space.2')} 0;
  line-height: ${token('font.leading.tight')};
  &[data-wide] {
    min-width: 10rem;
  }
  [data-after] {
    margin-inline-start: ${token('space.1')};
  }
`;

/** Muted line of a cell. */
export const Minor = styled.span`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

/** Accepted price. */
export const Strong = styled.strong`
  font-family: ${token('font.family.figure')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Row below the table: time of the data and pager. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

/** Status message above the list. */
export const StatusMessage = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  margin-bottom: ${token('space.3')};
  padding: ${token('space.2')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.accent.soft')};
  color: ${token('color.accent.text')};
`;

/** Explanation of the result below the details. */
export const Explained = styled.div`
  margin-top: ${token('space.3')};
  padding-top: ${token('space.3')};
  border-top: 1px solid ${token('color.line.hairline')};
  &:empty {
    display: none;
  }
`;

/** Buttons of a row, in one line. */
export const Actions = styled.span`
  display: inline-flex;
  justify-content: flex-end;
`;
