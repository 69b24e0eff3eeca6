import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Menu at the left and page at the right; on a narrow screen the menu is a button above the page. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  align-items: start;
  gap: ${token('space.6')};
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
  }
`;

/** Column of the page. */
export const Content = styled.div`
  min-width: 0;
`;

/** Menu on a surface of its own. It scrolls by itself if it is higher than the window. */
export const Menu = styled.nav`
  position: sticky;
  top: calc(${token('layout.header')} + ${token('layout.nav')} + ${token('space.4')});
  max-height: calc(100vh - ${token('layout.header')} - ${token('layout.nav')} - ${token('space.8')});
  overflow-y: auto;
  scrollbar-width: thin;
  padding: ${token('space.3')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  @media (max-width: 60rem) {
    position: static;
    max-height: none;
    padding: 0;
  }
`;

/** Button that opens the menu on a narrow screen, with the name of the open page. */
export const MenuToggle = styled.button`
  display: none;
  width: 100%;
  align-items: center;
  gap: ${token('space.2')};
  min-height: ${token('density.controlLarge')};
  padding: 0 ${token('space.4')};
  border: 0;
  border-radius: ${token('radius.panel')};
  background: transparent;
  color: ${token('color.text.primary')};
  font-weight: ${token('font.weight.strong')};
  text-align: start;
  > span {
    flex: 1;
    color: ${token('color.text.muted')};
    font-weight: ${token('font.weight.regular')};
    text-align: end;
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  @media (max-width: 60rem) {
    display: flex;
  }
`;

/** Search and groups. */
export const MenuBody = styled.div`
  display: grid;
  gap: ${token('space.2')};
  input[type='search']::-webkit-search-cancel-button {
    display: none;
  }
  @media (max-width: 60rem) {
    display: none;
    padding: 0 ${token('space.4')} ${token('space.4')};
    &[data-open] {
      display: grid;
    }
  }
`;

/** Group of entries. */
export const Group = styled.div`
  > ul {
    display: grid;
    gap: 1px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul[hidden] {
    display: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2rem;
    padding: 0 ${token('space.3')};
    border-radius: ${token('radius.control')};
    color: ${token('color.text.secondary')};
    text-decoration: none;
  }
  a > svg {
    flex: none;
    color: ${token('color.text.muted')};
    font-size: 1.125rem;
  }
  a > span:nth-of-type(1) {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
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
  a[aria-current='page'] > svg {
    color: inherit;
  }
  a:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
  @media (max-width: 60rem) {
    > ul {
      grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    }
    a {
      min-height: ${token('density.controlLarge')};
    }
  }
`;

/** Name of a group, which folds it. */
export const GroupHead = styled.h2`
  font: inherit;
  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 1.75rem;
    padding: 0 ${token('space.3')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: transparent;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    text-align: start;
  }
  > button:hover {
    color: ${token('color.text.primary')};
  }
  > button[data-current] {
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  > button:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
  > button > svg {
    transition: transform ${token('motion.fast')} ${token('motion.ease')};
  }
  > button[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
`;

/** Sentence in place of search results. */
export const NoEntry = styled.p`
  padding: ${token('space.3')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  overflow-wrap: anywhere;
`;
