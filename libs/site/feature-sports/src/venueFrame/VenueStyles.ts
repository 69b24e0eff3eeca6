import { token } from '@pavilion/ui-kit';
import styled, { createGlobalStyle, css } from 'styled-components';

/** Width below which the dock overlays the board. */
const OVERLAY = '(max-width: 1199px)';
/** Width from which the dock is in the layout. */
const WITH_DOCK = '(min-width: 1200px)';
/** Width from which the column of the sidebar has names next to the icons. */
const UNFOLDED = '(min-width: 1600px)';

/** Width below which the sidebar is a bar above the board and the dock a sheet at the bottom. */
const SMALL = '(max-width: 639px)';
/** Width from which the sidebar can be a column. */
const WITH_COLUMN = '(min-width: 640px)';

/** Height of header and navigation above the venue. A visible page banner adds the height of one table row. */
const HEAD = `${token('layout.header')} + ${token('layout.nav')} + 1px`;

const REST = 'minmax(0, 1fr)';

/**
 * Sidebar, board and dock below the header, each with its own scroll. `data-sidebar` and `data-dock-side` are the composition
 * of the brand; the order in the document is always the same. The board takes the place that the others leave.
 */
export const VenueFrame = styled.div`
  --sidebar-width: ${token('layout.railFolded')};
  --dock-width: 20rem;
  display: grid;
  grid-template: 'sidebar' auto '.' ${REST} / ${REST};
  gap: ${token('space.2')};
  --venue-top: calc(${HEAD});
  height: calc(100dvh - var(--venue-top));
  min-height: 30rem;
  padding: ${token('space.2')};
  overflow: hidden;
  [data-banner] ~ main > & {
    --venue-top: calc(${HEAD} + ${token('density.row')});
  }
  @media ${WITH_COLUMN} {
    &[data-sidebar='column'] {
      grid-template: 'sidebar .' ${REST} / var(--sidebar-width) ${REST};
    }
  }
  @media ${WITH_DOCK} {
    &[data-sidebar='column'] {
      grid-template: 'sidebar . dock' ${REST} / var(--sidebar-width) ${REST} var(--dock-width);
    }
    &[data-sidebar='column'][data-dock-side='left'] {
      grid-template: 'dock sidebar .' ${REST} / var(--dock-width) var(--sidebar-width) ${REST};
    }
    &[data-sidebar='bar'] {
      grid-template: 'sidebar dock' auto '. dock' ${REST} / ${REST} var(--dock-width);
    }
    &[data-sidebar='bar'][data-dock-side='left'] {
      grid-template: 'dock sidebar' auto 'dock .' ${REST} / var(--dock-width) ${REST};
    }
  }
  @media ${UNFOLDED} {
    --sidebar-width: ${token('layout.rail')};
    --dock-width: ${token('layout.dock')};
  }
`;

/** A row that scrolls sideways. */
const row = css`
  flex-direction: row;
  overflow: auto hidden;
  scrollbar-width: none;
  > [role='group'] {
    display: flex;
    flex: none;
  }
  /* Stronger than the rules of the groups in a column. The board has a filter of leagues. */
  > [role='group'][aria-label] {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
  > [data-leagues][aria-label] {
    display: none;
  }
  > a {
    flex: none;
    align-self: center;
  }
`;

/** Pane with sports, show types and leagues. */
export const SidebarPane = styled.nav`
  grid-area: sidebar;
  display: flex;
  flex-direction: column;
  gap: ${token('space.1')};
  min-height: 0;
  padding: ${token('space.1')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  contain: layout paint style;
  overflow: hidden auto;
  @media ${UNFOLDED} {
    padding: ${token('space.2')};
  }
  @media ${SMALL} {
    ${row}
    > [role='group'] > button {
      width: auto;
      min-width: 3.5rem;
    }
  }
  [data-sidebar='bar'] > & {
    ${row}
    gap: ${token('space.3')};
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

/** Pane with slip and bets: next to the board, or over it on narrow screens. */
export const DockPane = styled.aside`
  [data-sidebar] > & {
    grid-area: dock;
  }
  display: flex;
  flex-direction: column;
  min-height: 0;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  contain: layout paint style;
  overflow: hidden;
  @media ${OVERLAY} {
    position: fixed;
    z-index: ${token('zIndex.dock')};
    inset: calc(var(--venue-top) + ${token('space.2')}) ${token('space.2')} ${token('space.2')} auto;
    width: ${token('layout.dock')};
    box-shadow: ${token('shadow.popup')};
    opacity: 0;
    visibility: hidden;
    transform: translateX(1rem);
    [data-dock-side='left'] & {
      right: auto;
      left: ${token('space.2')};
      transform: translateX(-1rem);
    }
    transition:
      opacity ${token('motion.base')} ${token('motion.ease')},
      transform ${token('motion.base')} ${token('motion.ease')},
      visibility ${token('motion.base')};
    &&[data-open] {
      opacity: 1;
      visibility: visible;
      transform: none;
    }
  }
  @media ${SMALL} {
    inset: auto 0 0;
    width: auto;
    height: 82dvh;
    border-radius: ${token('radius.panel')} ${token('radius.panel')} 0 0;
    transform: translateY(1rem);
    [data-dock-side='left'] & {
      inset: auto 0 0;
      transform: translateY(1rem);
    }
  }
`;

/** Moves toasts to the top while the dock lies over the board, because at the bottom they cover its button to bet. */
export const ToastsAboveDock = createGlobalStyle`
  @media ${OVERLAY} {
    [role='region']:has(> [aria-relevant='additions text']) {
      inset: ${token('space.2')} 0 auto;
    }
  }
`;

/** Button that opens the overlaid dock. */
export const DockOpener = styled.button`
  display: none;
  @media ${OVERLAY} {
    position: fixed;
    z-index: ${token('zIndex.dock')};
    right: ${token('space.4')};
    bottom: ${token('space.4')};
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    height: ${token('density.controlLarge')};
    padding: 0 ${token('space.4')};
    border: 0;
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface.inverse')};
    color: ${token('color.text.onInverse')};
    font-weight: ${token('font.weight.strong')};
    box-shadow: ${token('shadow.popup')};
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
      outline-offset: 2px;
    }
    &[data-hidden] {
      visibility: hidden;
    }
  }
`;

/** Container of the close button; hidden while the dock is next to the board. */
export const DockCloser = styled.div`
  display: none;
  @media ${OVERLAY} {
    display: block;
  }
`;

/** Message that replaces the venue. */
export const VenueMessage = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 60vh;
`;
