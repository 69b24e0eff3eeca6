import { focusRing, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { BoardPane } from '../boardLayout/BoardStyles.ts';
import { staleOdds } from '../boardLayout/staleOdds.ts';

/** Width of the pane from which four matches fit in one row. */
const FITS_FOUR = '(min-width: 70rem)';
/** Height of the pane below which tiles have no room for the momentum. */
const SHORT = '(max-height: 59rem)';

/** Pane of the view. Its size decides on the shapes that are offered, and on the drawings. */
export const MultiPane = styled(BoardPane)`
  container: multi / size;
`;

/** Title, number of matches and shape of the view. */
export const ViewHead = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.3')};
  padding: ${token('space.2')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  > h1 {
    font-size: ${token('font.size.price')};
  }
  > small {
    flex: 1;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

/** Choice of the shape, where four matches fit in one row. */
export const ShapeChoice = styled.div`
  display: none;
  @container multi ${FITS_FOUR} {
    display: block;
  }
`;

/** Matches in two rows of two, or in one row where they fit. Narrow panes have one column. Tiles are never cut: the grid scrolls. */
export const ViewGrid = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr));
  grid-auto-rows: max-content;
  align-content: start;
  gap: ${token('space.3')};
  min-height: 0;
  padding: ${token('space.3')};
  overflow: hidden auto;
  scrollbar-width: thin;
  ${staleOdds}
  @container multi ${FITS_FOUR} {
    &[data-shape='row'] {
      grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
    }
  }
  @container multi ${SHORT} {
    &[data-rows='2'] [data-module='momentum'],
    &[data-shape='row'] [data-module='momentum'] {
      display: none;
    }
  }
  /* Tiles fit in the pane: the drawing takes the height that head, score, prices and texts leave. */
  @container multi (min-width: 55rem) {
    &[data-rows='2'] [data-drawing] {
      max-height: max(7rem, calc(50cqh - 15.75rem));
    }
    &[data-shape='row'] [data-drawing] {
      max-height: max(7rem, calc(100cqh - 38rem));
    }
  }
`;

/** One match. */
export const MatchTile = styled.section`
  container: tile / inline-size;
  min-width: 0;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  overflow: hidden;
`;

export const TileHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.1')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  > button {
    margin-inline-start: auto;
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > b {
    flex: 1;
    font-weight: ${token('font.weight.regular')};
    white-space: nowrap;
  }
  > b[data-live] {
    color: ${token('color.live')};
  }
`;

export const TileScore = styled.h2`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.2')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  font-size: ${token('font.size.price')};
  font-weight: ${token('font.weight.strong')};
  font-variant-numeric: tabular-nums;
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span:first-child {
    text-align: right;
  }
  > strong {
    font-size: ${token('font.size.title')};
    white-space: nowrap;
  }
`;

/** Drawings, and markets beside them; in narrow tiles the markets are above, so that prices show without scrolling. */
export const TileBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
  @container tile (max-width: 26rem) {
    grid-template-columns: minmax(0, 1fr);
    > :last-child:not(:first-child) {
      order: -1;
      border-bottom: 1px solid ${token('color.line.hairline')};
      border-left: 0;
    }
  }
  [data-module] {
    border: 0;
    border-radius: 0;
    background: none;
  }
  [data-module='momentum'] details {
    display: none;
  }
`;

/** Main markets of a match. */
export const TileMarkets = styled.div`
  padding: ${token('space.1')} ${token('space.3')};
  border-left: 1px solid ${token('color.line.hairline')};
`;

/** Text of a tile before its match is loaded. */
export const TileLoading = styled.p`
  padding: ${token('space.3')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

export const TileFoot = styled.footer`
  display: flex;
  justify-content: space-between;
  gap: ${token('space.3')};
  padding: ${token('space.1')} ${token('space.3')};
  border-top: 1px solid ${token('color.line.hairline')};
  font-size: ${token('font.size.caption')};
  > span {
    overflow: hidden;
    color: ${token('color.text.secondary')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button {
    flex: none;
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color.accent.text')};
    font: inherit;
    cursor: pointer;
    ${focusRing}
  }
`;
