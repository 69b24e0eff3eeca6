import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Menu at the left and page at the right; on a narrow screen the menu is above the page. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: 12.5rem minmax(0, 1fr);
  align-items: start;
  gap: ${token('space.8')};
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
  }
`;

/** Column of the page. */
export const Content = styled.div`
  min-width: 0;
`;

/** Menu; on a narrow screen a bar that scrolls horizontally. */
export const Menu = styled.nav`
  position: sticky;
  top: calc(${token('layout.header')} + ${token('space.4')});
  display: grid;
  gap: ${token('space.5')};
  @media (max-width: 60rem) {
    position: static;
    display: flex;
    overflow-x: auto;
    border-bottom: 1px solid ${token('color.line.hairline')};
    scrollbar-width: thin;
  }
`;

/** Group of entries. */
export const Group = styled.div`
  > ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: ${token('density.control')};
    padding: 0 ${token('space.3')} 0 calc(${token('space.3')} + 1rem + ${token('space.2')});
    border-radius: ${token('radius.control')};
    color: ${token('color.text.secondary')};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  a[aria-current='page'] {
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  a:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
  @media (max-width: 60rem) {
    flex: none;
    > ul {
      display: flex;
    }
    a {
      padding: 0 ${token('space.3')};
    }
  }
`;

/** Name of a group. */
export const GroupHead = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  margin-bottom: ${token('space.1')};
  padding: 0 ${token('space.3')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  font-weight: ${token('font.weight.regular')};
  > svg {
    font-size: 1rem;
  }
  @media (max-width: 60rem) {
    display: none;
  }
`;
