import { PanelHead, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Heading of a panel whose table reaches its edges. */
export const TableHead = styled(PanelHead)`
  margin: 0;
  padding: ${token('space.4')} ${token('space.6')};
`;
