import { token } from '@pavilion/ui-kit';
import styled, { css } from 'styled-components';
import { toStaticTemplate } from './toStaticTemplate.ts';
import { staleOdds } from './staleOdds.ts';

/**
 * Grid of teams and price columns of equal width, with a gap between full time and first half. The head and the rows
 * share it. `data-shape` of the pane selects the layout by sport and by matches in a row.
 */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(16rem, 2.2fr) repeat(3, minmax(0, 1fr));
  column-gap: ${token('density.cellGap')};
  padding: 0 ${token('space.3')};
  [data-shape='six'] & {
    grid-template-columns: minmax(12rem, 1.9fr) repeat(3, minmax(0, 1fr)) ${token('space.1')} repeat(3, minmax(0, 1fr));
  }
  [data-shape='five'] & {
    grid-template-columns: minmax(15rem, 2fr) repeat(3, minmax(0, 1fr)) ${token('space.1')} repeat(2, minmax(0, 1fr));
  }
  [data-shape='six'] & [data-col='halfR'],
  [data-shape='five'] & [data-col='halfR'] {
    grid-column-start: 6;
  }
  [data-shape='pair'] & {
    grid-template-columns: minmax(9rem, 1.5fr) repeat(3, minmax(0, 1fr));
  }
`;

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
  scrollbar-gutter: stable;
  scrollbar-width: thin;
`;

/** Column headings of one match. */
export const HeadRow = styled.div`
  ${columns}
  flex: 1;
  min-width: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.1')};
    min-width: 0;
    padding: 0 ${token('space.3')} 0 ${token('space.2')};
    overflow: hidden;
    white-space: nowrap;
  }
  > :first-child {
    padding-left: 0;
  }
  > div > small {
    min-width: 0;
    overflow: hidden;
    color: ${token('color.text.muted')};
    font-size: inherit;
    text-overflow: ellipsis;
  }
`;

/** Scrolling element of the board. Its padding keeps the last prices clear of the button of an overlaid dock. */
export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  scrollbar-color: ${token('color.line.hairline')} transparent;
  scrollbar-gutter: stable;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  contain: strict;
  @media (max-width: 1439px) {
    padding-bottom: 4.5rem;
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
