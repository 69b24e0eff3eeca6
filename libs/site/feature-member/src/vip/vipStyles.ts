import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Progress bars side by side. */
export const ProgressGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${token('space.5')} ${token('space.8')};
  align-items: end;
`;

/** Label, amounts, bar and what is missing. */
export const ProgressItem = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space.1')} ${token('space.3')};
  > strong {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > [role='progressbar'],
  > small {
    grid-column: 1 / -1;
  }
  > small {
    color: ${token('color.text.secondary')};
  }
`;

/** Bar in the colour of VIP. */
export const Bar = styled.div`
  height: 0.375rem;
  overflow: hidden;
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface.fill')};
  > span {
    display: block;
    height: 100%;
    background: ${token('color.vip.gold')};
    transform-origin: left;
  }
`;

/** Heading and turnover field above the table of rebates. */
export const Calculator = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('space.3')};
  padding: ${token('space.5')} ${token('space.6')} ${token('space.4')};
  > :last-child {
    width: 14rem;
  }
`;

/** Row of one level. */
export const GradeRow = styled.tr`
  &[data-own] > * {
    background: ${token('color.vip.goldSoft')};
  }
  > th {
    top: auto;
    left: 0;
    white-space: nowrap;
    text-align: start;
  }
  > td {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** Levels so far, newest first. */
export const History = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.3')};
    padding: ${token('space.2')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
    font-variant-numeric: tabular-nums;
  }
  > li:first-child {
    border-top: 0;
  }
  strong {
    width: 5rem;
  }
  time {
    width: 12rem;
  }
  time,
  span {
    color: ${token('color.text.secondary')};
  }
`;
