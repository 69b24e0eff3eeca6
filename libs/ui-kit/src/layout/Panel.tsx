import { styled, type StyledComponent } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** A section of content on its own surface. Panels are not nested. */
export const Panel: StyledComponent<'section'> = styled.section`
  padding: ${token('space.6')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  &[data-flush] {
    padding: 0;
  }
  /* A panel with wide content may scroll instead. */
  &:where([data-flush]) {
    overflow: hidden;
  }
`;

/** First line of a panel: heading on the left, actions on the right. */
export const PanelHead: StyledComponent<'div'> = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  margin-bottom: ${token('space.4')};
  > :is(h2, h3) {
    font-size: ${token('font.size.price')};
  }
`;
