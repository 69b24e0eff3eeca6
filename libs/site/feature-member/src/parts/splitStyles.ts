import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Height of the columns on a page with two columns: the window without header, title and tabs. */
const COLUMN_HEIGHT = `calc(100vh - ${token('layout.header')} - 13rem)`;

/** Controls next to the title. */
export const TitleActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')} ${token('space.4')};
`;

/** List and reading pane: side by side from 1280 px, otherwise one of them. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  margin-top: ${token('space.4')};
  > [data-part='pane'] {
    padding: ${token('space.5')} ${token('space.6')};
  }
  &[data-reading] > [data-part='list'],
  &:not([data-reading]) > [data-part='pane'] {
    display: none;
  }
  @media (min-width: 80rem) {
    grid-template-columns: 20rem minmax(0, 1fr);
    &[data-reading] > [data-part='list'],
    &:not([data-reading]) > [data-part='pane'] {
      display: block;
    }
    > [data-part] {
      min-height: min(30rem, ${COLUMN_HEIGHT});
      max-height: max(24rem, ${COLUMN_HEIGHT});
    }
    > [data-part='pane'] {
      overflow-y: auto;
    }
  }
`;

/** Scrolling area of the list. It is a layer of its own, so that scrolling repaints nothing. */
export const RowsScroller = styled.div`
  background: ${token('color.surface.panel')};
  will-change: scroll-position;
  @media (min-width: 80rem) {
    max-height: max(24rem, ${COLUMN_HEIGHT});
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/** Messages with a hairline between them. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One message. Without `content-visibility`, because laying out and painting rows while they appear costs more in each frame. */
export const Row = styled.li`
  border-bottom: 1px solid ${token('color.line.hairline')};
  > a {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem ${token('space.3')};
    padding: ${token('space.3')} ${token('space.4')} ${token('space.3')} ${token('space.6')};
    color: ${token('color.text.primary')};
    text-decoration: none;
  }
  > a:hover {
    background: ${token('color.surface.hover')};
  }
  > a[aria-current] {
    background: ${token('color.accent.soft')};
  }
  > a:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
  strong,
  a > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-weight: ${token('font.weight.regular')};
  }
  time {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
  a > span:last-child {
    grid-column: 1 / -1;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  &[data-unread] strong {
    font-weight: ${token('font.weight.strong')};
  }
  &[data-unread] > a::before {
    content: '';
    position: absolute;
    top: 1.125rem;
    left: ${token('space.3')};
    width: 0.4375rem;
    height: 0.4375rem;
    border-radius: 50%;
    background: ${token('color.accent.fill')};
  }
`;

/** Count and button after the list. */
export const ListFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  min-height: ${token('density.controlLarge')};
  padding: ${token('space.2')} ${token('space.4')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

/** Placeholder of one row. */
export const SkeletonRow = styled.div`
  display: grid;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.4')};
  border-bottom: 1px solid ${token('color.line.hairline')};
`;

/** Button that returns to the list, on pages too narrow for list and pane side by side. */
export const BackRow = styled.div`
  margin-bottom: ${token('space.3')};
  @media (min-width: 80rem) {
    display: none;
  }
`;

/** Open message. */
export const Article = styled.article`
  display: grid;
  gap: ${token('space.5')};
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${token('space.3')};
  }
  h2 {
    font-size: ${token('font.size.title')};
    overflow-wrap: anywhere;
    scroll-margin-top: calc(${token('layout.header')} + ${token('layout.nav')} + ${token('space.6')});
  }
  h2:focus {
    outline: none;
  }
`;

/** Kind, time and validity of a message. */
export const MetaLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin-top: ${token('space.1')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  > * + *::before {
    content: '·';
    margin-inline-end: ${token('space.2')};
  }
`;

/** Buttons of an open message. */
export const PaneActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

/** Sentence of the notice about a deletion, with a title of any length. */
export const DeletedText = styled.span`
  flex: 1 1 12rem;
  min-width: 0;
`;
