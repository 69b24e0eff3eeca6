import styled, { type StyledComponent } from 'styled-components';
import { token } from '../theme/token.ts';

/** A sheet of content on the page: one level only, never a panel in a panel. */
export const Panel: StyledComponent<'section'> = styled.section`
  padding: ${token('space.6')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  &[data-flush] {
    padding: 0;
    overflow: hidden;
  }
`;

/** The first line of a panel: its heading left, its actions right. */
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
