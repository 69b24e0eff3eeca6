import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Width from which the dock of the sport venue is next to the board instead of above it. */
const WIDE_VENUE = '@media (min-width: 1200px)';
/** Width below which that dock is narrower. */
const NARROW_DOCK = '@media (max-width: 1599px)';
/** Tabs of the dock, which stay visible above the chat. */
const DOCK_TABS = '2.75rem';
/** Width up to which the panel fills the page. */
const SMALL = '@media (max-width: 40rem)';

/**
 * Panel at the right edge under the header, above the page. In the sport venue it is the third tab of the dock: it lies
 * over the body of the dock, at the side of the dock (`data-side`), and covers no market (DSK-08). The selector tests the
 * page element next to it instead of their common parent, because that would be evaluated again for every rendered message.
 */
export const Pane = styled.aside`
  position: fixed;
  z-index: ${token('zIndex.dock')};
  inset: calc(${token('layout.header')} + ${token('layout.nav')} + 1px + ${token('space.2')}) ${token('space.2')}
    ${token('space.2')} auto;
  display: flex;
  flex-direction: column;
  width: ${token('layout.dock')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  box-shadow: ${token('shadow.popup')};
  overflow: hidden;
  ${WIDE_VENUE} {
    main:has([data-dock]) ~ & {
      top: calc(${token('layout.header')} + ${token('layout.nav')} + 3px + ${token('space.2')} + ${DOCK_TABS});
      border-top: 0;
      border-radius: 0 0 ${token('radius.panel')} ${token('radius.panel')};
      box-shadow: none;
      &[data-side='left'] {
        right: auto;
        left: ${token('space.2')};
      }
      ${NARROW_DOCK} {
        width: 20rem;
      }
    }
  }
  @media (max-width: 59.9rem) {
    z-index: ${token('zIndex.popup')};
    inset-block: ${token('space.2')};
  }
  ${SMALL} {
    inset: 0;
    width: auto;
    border: 0;
    border-radius: 0;
  }
`;

/** Header with title, online count, settings and close button. */
export const PaneHead = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.2')} ${token('space.2')} 0 ${token('space.4')};
  > h2 {
    font-size: ${token('font.size.price')};
    font-weight: ${token('font.weight.strong')};
  }
  > p {
    flex: 1;
    padding-left: ${token('space.2')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

/** Tabs of the rooms. */
export const RoomTabs = styled.div`
  flex: none;
  border-bottom: 1px solid ${token('color.line.hairline')};
  > [role='tablist'] {
    border-bottom: 0;
  }
`;

/** Placeholder of the room tabs. */
export const TabShapes = styled(RoomTabs)`
  display: grid;
  grid-auto-flow: column;
  justify-items: center;
  align-items: center;
  height: ${token('space.10')};
`;

/** Content of the selected room. */
export const PaneBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  > [role='tabpanel'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
`;
