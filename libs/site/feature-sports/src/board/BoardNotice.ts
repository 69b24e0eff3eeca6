import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Bar with a notice about the board. */
export const BoardNotice = styled.p`
  padding: ${token('space.1')} ${token('space.3')};
  background: ${token('color.status.warningSoft')};
  color: ${token('color.text.warning')};
  font-size: ${token('font.size.caption')};
`;

/** Bar for stale prices (F-BET-15). It is the last part of a pane, so that no price moves under the pointer when it appears. */
export const StaleBar = styled(BoardNotice)`
  position: sticky;
  z-index: ${token('zIndex.sticky')};
  bottom: 0;
`;
