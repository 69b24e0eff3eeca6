import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Results under the field. Its height is fixed, so that the dialog does not move while the player types. */
export const ResultPane = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  height: min(26rem, 52dvh);
  > button {
    align-self: flex-start;
  }
`;

export const StatusLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  min-height: 2rem;
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;

/** List that scrolls by itself: the field moves it, so it needs no focus of its own. */
export const List = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.3')};
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  scrollbar-gutter: stable;
  &:empty {
    display: none;
  }
`;

export const GroupHead = styled.div`
  padding: ${token('space.1')} ${token('space.3')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  font-weight: ${token('font.weight.strong')};
`;

/** One result: icon, title and what it belongs to. */
export const Option = styled.div`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.3')};
  min-height: ${token('density.control')};
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.control')};
  cursor: pointer;
  > svg {
    color: ${token('color.text.muted')};
  }
  > span,
  > small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &[aria-selected='true'] {
    background: ${token('color.surface.hover')};
    box-shadow: inset 3px 0 0 ${token('color.accent.fill')};
  }
  @media (max-width: 640px) {
    grid-template-columns: 1.25rem minmax(0, 1fr);
    > small {
      grid-column: 2;
      text-align: start;
    }
  }
`;

/** Text and links for a search without a result. */
export const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.6')} ${token('space.4')};
  > h3 {
    font-size: ${token('font.size.body')};
    overflow-wrap: anywhere;
  }
  > ul {
    display: grid;
    gap: ${token('space.2')};
    padding-left: ${token('space.5')};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    list-style: disc;
  }
  > nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space.2')};
  }
  > nav > a {
    padding: ${token('space.2')} ${token('space.3')};
    border: 1px solid ${token('color.line.strong')};
    border-radius: ${token('radius.control')};
    color: ${token('color.text.primary')};
    font-size: ${token('font.size.caption')};
    text-decoration: none;
  }
  > nav > a:hover {
    background: ${token('color.surface.hover')};
  }
`;

/** Keys of the dialog, for players with a keyboard. */
export const KeyHints = styled.div`
  display: flex;
  gap: ${token('space.4')};
  padding-top: ${token('space.3')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  kbd {
    margin-right: ${token('space.1')};
    padding: 0 ${token('space.1')};
    border: 1px solid ${token('color.line.strong')};
    border-radius: ${token('radius.cell')};
    background: ${token('color.surface.sunken')};
    font-family: ${token('font.family.figure')};
  }
  @media (max-width: 640px), (pointer: coarse) {
    display: none;
  }
`;
