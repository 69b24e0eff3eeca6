import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Container of an explanation, in small type below the bet. */
export const Explained = styled.div`
  display: grid;
  gap: ${token('space.2')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;

/** Half bets, or combinations of a system bet: text at the left, figure at the right. */
export const SumList = styled.ul`
  display: grid;
  gap: ${token('space.1')};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.3')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Numbered legs of a parlay with a hairline between them. */
export const LegList = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: leg;
  > li {
    counter-increment: leg;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem ${token('space.3')};
    padding: ${token('space.2')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
    color: ${token('color.text.primary')};
    font-size: ${token('font.size.body')};
    line-height: ${token('font.leading.tight')};
  }
  > li > span:first-child::before {
    content: counter(leg) '. ';
    color: ${token('color.text.muted')};
  }
  > li > [data-part='figures'] {
    display: grid;
    justify-items: end;
    align-content: start;
    gap: 0.125rem;
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    overflow-wrap: anywhere;
  }
`;

/** Formula of the sum. It wraps between its factors. */
export const Formula = styled.p`
  font-family: ${token('font.family.figure')};
  font-variant-numeric: tabular-nums;
  color: ${token('color.text.primary')};
  overflow-wrap: anywhere;
`;
