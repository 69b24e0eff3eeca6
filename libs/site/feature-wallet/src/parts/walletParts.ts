import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Parts of a page under each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

/** A form in reading order, as wide as an amount needs. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  max-width: 27rem;
`;

/** Buttons side by side. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
`;

/** Form left, what helps with it right; one under the other where there is no room. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 18rem);
  align-items: start;
  gap: ${token('space.8')};
  @media (max-width: 75rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
  }
`;

/** Small print. */
export const Caption = styled.p`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

/** Facts as pairs of a name and a value, a hairline between them. */
export const DetailList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  margin: 0;
  > dt,
  > dd {
    display: flex;
    align-items: center;
    min-height: ${token('density.control')};
    margin: 0;
    padding: ${token('space.1')} 0;
    border-bottom: 1px solid ${token('color.line.hairline')};
  }
  > dt {
    padding-inline-end: ${token('space.6')};
    color: ${token('color.text.secondary')};
  }
  > dd {
    justify-content: flex-end;
    gap: ${token('space.1')};
    min-width: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  > :nth-last-child(-n + 2) {
    border-bottom: 0;
  }
`;
