import { DetailList as KitDetailList, token } from '@pavilion/ui-kit';
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

/** Pairs of name and value in rows as high as a control. */
export const DetailList = styled(KitDetailList).attrs<{ 'data-tall'?: string }>({ 'data-tall': '' })``;
