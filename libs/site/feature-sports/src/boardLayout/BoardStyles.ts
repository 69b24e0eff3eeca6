import { token } from '@pavilion/ui-kit';
import styled, { css } from 'styled-components';
import { COLUMN_GAP } from './boardColumns.ts';
import { toStaticTemplate } from './toStaticTemplate.ts';
import { staleOdds } from './staleOdds.ts';

const PLACES =
  'fullR fullOU fullR2 fullOU2 fullR3 fullOU3 fullR4 fullMH fullMN fullMC halfR halfOU halfMH halfMN halfMC'.split(' ');

/**
 * Grid of team, clock, price columns and link. Heads and rows share it. `--board-columns` of the pane has its tracks
 * (`buildGridTemplate`), whose names are the ids of the columns.
 */
export const columns = css`
  display: grid;
  grid-template-columns: var(--board-columns);
  column-gap: ${COLUMN_GAP};
  padding: 0 ${token('space.2')};
`;

/** Places each column at the grid line of its name. */
export const placeColumns = (child: string): string =>
  PLACES.map((id) => `${child}[data-col='${id}'] { grid-column: ${id}; grid-row: 1; }`).join('\n');

/** Pane with tools, column headings and scroller. */
export const BoardPane = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${token('color.surface.panel')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  overflow: hidden;
`;

/** Placeholder of the tools until they are loaded. */
export const ToolsPlaceholder = styled.div`
  flex: none;
  height: calc(${token('density.controlSmall')} + 2 * ${token('space.2')} + 1px);
  border-bottom: 1px solid ${token('color.line.hairline')};
`;

/** Column headings above the scroller, repeated for each match of a row. */
export const BoardHead = styled.div`
  display: flex;
  flex: none;
  padding-block: ${token('space.1')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  overflow: hidden;
`;

/** Column headings of one match. */
export const HeadRow = styled.div`
  ${columns}
  flex: 1;
  min-width: 0;
  > :first-child {
    grid-column: team;
    padding-left: ${token('space.1')};
  }
`;

/** Scrolling element of the board. Its padding keeps the last prices clear of the button of an overlaid dock. */
export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  scrollbar-color: ${token('color.line.hairline')} transparent;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  contain: strict;
  @media (max-width: 1199px) {
    padding-bottom: 4.5rem;
  }
  &[data-skeleton] {
    overflow: hidden;
  }
  &[data-flow] {
    flex: none;
    padding-bottom: 0;
    overflow: visible;
    contain: layout style;
  }
  &[data-flow] [data-strip] + [data-strip] {
    content-visibility: auto;
  }
  &[data-flow] [data-strip] {
    scroll-margin: calc(var(--venue-top) + ${token('density.leagueHeader')}) 0 ${token('space.8')};
  }
  ${staleOdds}
`;

/** Section of a league. */
export const Section = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;

/** Head of a league, sticky while its section is in view. */
export const LeagueHeader = styled.div`
  position: sticky;
  z-index: ${token('zIndex.sticky')};
  top: 0;
  [data-flow] & {
    top: var(--venue-top);
  }
`;

/** Row of matches at its offset in the section. Paint containment lets the browser skip cells outside the row. */
export const VirtualRow = styled.div(
  toStaticTemplate(css`
    position: absolute;
    inset: 0 0 auto;
    contain: layout paint style;
    &[data-pair] {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  `),
);
