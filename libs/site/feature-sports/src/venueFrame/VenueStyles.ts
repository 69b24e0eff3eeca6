import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Width below which the dock overlays the board. */
const OVERLAY = '(max-width: 1199px)';
/** Width below which the sidebar shows only icons. */
const FOLDED = '(max-width: 1599px)';

/** Width below which the sidebar is a bar above the board and the dock a sheet at the bottom. */
const SMALL = '(max-width: 639px)';

/** Height of header and navigation above the venue. A visible page banner adds the height of one table row. */
const HEAD = `${token('layout.header')} + ${token('layout.nav')} + 1px`;

/** Sidebar, board and dock below the header, each with its own scroll. */
export const VenueFrame = styled.div`
  display: grid;
  grid-template-columns: ${token('layout.rail')} minmax(0, 1fr) ${token('layout.dock')};
  gap: ${token('space.2')};
  --venue-top: calc(${HEAD});
  height: calc(100dvh - var(--venue-top));
  min-height: 30rem;
  padding: ${token('space.2')};
  overflow: hidden;
  [data-banner] ~ main > & {
    --venue-top: calc(${HEAD} + ${token('density.row')});
  }
  @media ${FOLDED} {
    grid-template-columns: ${token('layout.railFolded')} minmax(0, 1fr) 20rem;
  }
  @media ${OVERLAY} {
    grid-template-columns: ${token('layout.railFolded')} minmax(0, 1fr);
  }
  @media ${SMALL} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr);
  }
`;

/** Pane with sports, show types and leagues. */
export const SidebarPane = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${token('space.1')};
  min-height: 0;
  padding: ${token('space.2')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  contain: layout paint style;
  overflow: hidden auto;
  @media ${FOLDED} {
    padding: ${token('space.1')};
  }
  @media ${SMALL} {
    flex-direction: row;
    overflow: auto hidden;
    scrollbar-width: none;
    > [role='group'] {
      display: flex;
      flex: none;
      margin-top: 0;
      padding-top: 0;
      border-top: 0;
    }
    > a {
      flex: none;
      align-self: center;
    }
    > [role='group'] > button {
      width: auto;
      min-width: 3.5rem;
    }
  }
`;

/** Pane with slip and bets: next to the board, or over it on narrow screens. */
export const DockPane = styled.aside`
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
    transition:
      opacity ${token('motion.base')} ${token('motion.ease')},
      transform ${token('motion.base')} ${token('motion.ease')},
      visibility ${token('motion.base')};
    &[data-open] {
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
