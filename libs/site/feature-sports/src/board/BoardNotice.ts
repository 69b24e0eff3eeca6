import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Bar above the board for stale prices (F-BET-15). */
export const BoardNotice = styled.p`
  padding: ${token('space.1')} ${token('space.3')};
  background: ${token('color.status.warningSoft')};
  color: ${token('color.text.warning')};
  font-size: ${token('font.size.caption')};
`;
