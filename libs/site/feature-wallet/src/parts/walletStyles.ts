import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Vertical stack of page parts. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

/** Form of one column, limited to the width of an amount. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  max-width: 27rem;
`;

/** Form of the width of a cashier panel. */
export const WideForm = styled(Form)`
  max-width: 44rem;
`;

/** Row of buttons. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
`;

/** Form left, supporting content right; stacked on narrow screens. */
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

/** Secondary text. */
export const Caption = styled.p`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

/** Pairs of name and value, separated by hairlines. */
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
