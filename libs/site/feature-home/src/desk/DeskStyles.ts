import { Panel, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Width from which the dock is next to the board. */
export const WITH_DOCK = '@media (min-width: 1200px)';

/** Board and side of home. `--venue-top` is the height of what stays above it while the page scrolls. */
export const Desk = styled.section`
  --venue-top: calc(${token('layout.header')} + ${token('layout.nav')} + 1px);
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space.2')};
  min-height: calc(100dvh - var(--venue-top));
  padding: ${token('space.2')};
  @media (max-width: 59.9rem) {
    --venue-top: 0px;
  }
  ${WITH_DOCK} {
    --dock-width: 20rem;
    grid-template-columns: minmax(0, 1fr) var(--dock-width);
    &[data-dock-side='left'] {
      grid-template-columns: var(--dock-width) minmax(0, 1fr);
    }
  }
  @media (min-width: 1600px) {
    --dock-width: ${token('layout.dock')};
  }
`;

/** Dock, promotions and games. Beside the board it stays in view while the page scrolls. */
export const DeskSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};
  min-width: 0;
  ${WITH_DOCK} {
    [data-dock-side='left'] > & {
      order: -1;
    }
    position: sticky;
    top: calc(var(--venue-top) + ${token('space.2')});
    grid-template-rows: minmax(18rem, 1fr) auto;
    &[data-guest] {
      grid-template-rows: auto auto;
      align-content: start;
    }
    height: calc(100dvh - var(--venue-top) - 2 * ${token('space.2')});
    overflow: hidden auto;
    scrollbar-width: none;
  }
`;

/** Rows of a part that is not loaded yet. */
export const PlaceholderRows = styled(Panel).attrs({ as: 'div' })`
  display: grid;
  align-content: start;
  gap: ${token('space.2')};
  min-height: calc(100dvh - var(--venue-top) - 2 * ${token('space.2')});
`;

/** A small panel of the side: title, link to all, content. */
export const SidePanel = styled(Panel)`
  padding: 0;
  > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.2')};
    padding: ${token('space.2')} ${token('space.3')};
    border-bottom: 1px solid ${token('color.line.hairline')};
  }
  h2 {
    font-size: ${token('font.size.price')};
  }
  header > a {
    color: ${token('color.text.link')};
    font-size: max(12px, ${token('font.size.caption')});
    text-decoration: none;
  }
`;
