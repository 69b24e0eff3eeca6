import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Payment methods above the form. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};
`;

/** Notice of the payer above the form. */
export const Fields = styled.div`
  display: grid;
  gap: ${token('space.4')};
  align-content: start;
`;

/** Name of the payer with its button. */
export const PayerForm = styled.form`
  display: grid;
  flex: 1;
  gap: ${token('space.3')};
  justify-items: start;
  > div {
    width: 100%;
    max-width: 24rem;
  }
`;
