import { token } from '@pavilion/ui-kit';
import styled, { css } from 'styled-components';
import { oneText } from './oneText.ts';

/**
 * Teams, then price columns of equal width, a breath between full time and first half; head and rows share them. The
 * shape is the board's (`data-shape` of the pane), by what the sport offers and how many matches stand side by side.
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

/** The pane that holds tools, head and scroller. */
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

/** The room of the tools until they come. */
export const TopPlace = styled.div`
  flex: none;
  height: calc(${token('density.controlSmall')} + 2 * ${token('space.2')} + 1px);
  border-bottom: 1px solid ${token('color.line.hairline')};
`;

/** Holds the names of the columns above the scroller: once for each match of a strip. */
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

/** Names of the columns. */
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

/** Scrolls the board; where the dock is a button over it, the last prices can be scrolled clear of that button. */
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
  &[data-stale] [data-part='odds'] {
    opacity: 0.55;
  }
`;

/** A league's part of the board. */
export const Section = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;

/** The head of a league: sticks to the top for as long as its section is in view. */
export const LeagueStrip = styled.div`
  position: sticky;
  z-index: ${token('zIndex.sticky')};
  top: 0;
`;

/** Holds a match at its place in its section; what lies in none of its pixels is not looked for in its cells. */
export const Strip = styled.div(
  oneText(css`
    position: absolute;
    inset: 0 0 auto;
    contain: layout paint style;
    &[data-pair] {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  `),
);

/**
 * One line of a match: team, then price cells of equal width, empty where the market offers none.
 *
 * The row has its height from the line, not from what is in it, so that no cell is laid out twice to ask how high it would be.
 * The odds have a box of their own size at the right edge: a new price is laid out in there, and nothing around it. That
 * holds in a block alone: of a flex container the browser lays out the whole. The line is no higher than nothing, so the
 * odds stand beside it, and a button centres what is in it.
 */
export const LineRow = styled.div(
  oneText(css`
    ${columns}
    grid-template-rows: minmax(0, 1fr);
    align-items: center;
    height: ${token('density.boardLine')};
    & + & {
      margin-top: ${token('density.cellGap')};
    }
    > [data-cells] {
      display: contents;
    }
    > [data-cells] > [data-col] {
      min-width: 0;
      height: 100%;
    }
    > [data-cells] > [data-col] > button {
      display: block;
      padding-right: ${token('space.3')};
    }
    > [data-cells] > [data-col] > button > [data-part='line'] {
      display: block;
      height: 0;
      margin-right: 0;
      line-height: ${token('font.size.price')};
      text-align: left;
    }
    > [data-cells] > [data-col] > button > [data-part='odds'] {
      display: block;
      width: 4.5rem;
      margin-left: auto;
      height: 1em;
      text-align: right;
      contain: size layout style;
    }
    > [data-cells] > [data-col] > button[data-locked] {
      border-color: transparent;
    }
  `),
);

/** Half a line of the board and half a gap: by so much the cells of a match without a draw are taller. */
const HALF_LINE = `(${token('density.boardLine')} + ${token('density.cellGap')}) / 2`;

/** A match: its lines under a hairline. Where there is no draw, two cells share the height of three lines. */
export const MatchBox = styled.div(
  oneText(css`
    height: 100%;
    &[data-drawless] > :is([data-line='0'], [data-line='1']) > [data-cells] > [data-col] {
      position: relative;
      align-self: stretch;
      height: auto;
      margin-bottom: calc(-1 * ${HALF_LINE});
    }
    &[data-drawless] > :is([data-line='0'], [data-line='1']) > [data-cells] > [data-col] > button {
      height: 100%;
    }
    &[data-drawless] > [data-line='1'] > [data-cells] > [data-col] {
      margin-top: calc(${HALF_LINE});
      margin-bottom: calc(-2 * ${HALF_LINE});
    }
    padding: ${token('space.1')} 0;
    border-bottom: 1px solid ${token('color.line.hairline')};
    &[data-half='b'] {
      border-left: 1px solid ${token('color.line.hairline')};
    }
  `),
);

/** Left of a line: a sign, team name and score; or clock and tools. */
export const TeamCell = styled.div(
  oneText(css`
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-width: 0;
    height: 100%;
    padding-right: ${token('space.3')};
    font-weight: ${token('font.weight.regular')};
    &[data-clock] {
      gap: ${token('space.1')};
      padding-left: 1.5rem;
      padding-right: 0;
    }
    &[data-whole] {
      grid-column: 1 / -1;
      padding-right: 0;
    }
    > [data-name] {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-size: ${token('font.size.body')};
    }
    > [data-name][data-game] {
      cursor: pointer;
    }
    > [data-name][data-game]:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    > [data-score] {
      min-width: 1.25rem;
      font-family: ${token('font.family.figure')};
      font-size: ${token('font.size.price')};
      font-weight: ${token('font.weight.strong')};
      text-align: right;
    }
    > [data-parts],
    > [data-running],
    > [data-score] {
      flex: none;
    }
    > [data-name] ~ [data-parts],
    > [data-name] ~ [data-running],
    > [data-name] ~ [data-score] {
      margin-left: auto;
    }
    > [data-parts] ~ [data-running],
    > [data-parts] ~ [data-score],
    > [data-running] ~ [data-score] {
      margin-left: 0;
    }
    > [data-running] {
      min-width: 1.5rem;
      color: ${token('color.live')};
      font-family: ${token('font.family.figure')};
      font-size: ${token('font.size.body')};
      text-align: right;
    }
    > [data-serve] {
      flex: none;
      width: 0.375rem;
      height: 0.375rem;
      border-radius: 50%;
      background: ${token('color.live')};
    }
    > [data-red] {
      flex: none;
      min-width: 0.875rem;
      padding: 0 0.125rem;
      border-radius: 0.125rem;
      background: ${token('color.status.danger')};
      color: ${token('color.text.onDanger')};
      font-size: 0.6875rem;
      line-height: 1.125rem;
      text-align: center;
    }
  `),
);

/** Clock of a match. */
export const ClockText = styled.span(
  oneText(css`
    min-width: 0;
    margin-right: auto;
    overflow: hidden;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    text-overflow: ellipsis;
    white-space: nowrap;
    &[data-live] {
      color: ${token('color.live')};
    }
  `),
);
