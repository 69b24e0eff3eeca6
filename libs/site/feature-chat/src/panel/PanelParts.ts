import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Where the sport venue's dock stands beside the board and not over it. */
const WIDE_VENUE = '@media (min-width: 1440px)';
/** Here the panel is the page. */
const SMALL = '@media (max-width: 40rem)';

/**
 * The panel: at the right edge under the head, over the page and not in its way; in the sport venue beside the slip, so that
 * both are read together. It asks the page beside it and not what both stand in: that would be looked at anew with every
 * message that is drawn.
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
      right: calc(${token('layout.dock')} + 2 * ${token('space.2')});
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

/** Title, how many are here, settings, the way out. */
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

/** The rooms. */
export const RoomTabs = styled.div`
  flex: none;
  border-bottom: 1px solid ${token('color.line.hairline')};
  > [role='tablist'] {
    border-bottom: 0;
  }
`;

/** Where the rooms will stand. */
export const TabShapes = styled(RoomTabs)`
  display: grid;
  grid-auto-flow: column;
  justify-items: center;
  align-items: center;
  height: ${token('space.10')};
`;

/** What the chosen room shows. */
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
