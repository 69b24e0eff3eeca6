import { token } from '@pavilion/ui-kit';
import styled, { css } from 'styled-components';

/** Seven columns for football, a breath between full time and first half, four for basketball; head and rows share them. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(11rem, 1.7fr) repeat(3, minmax(0, 1fr)) ${token('space.1')} repeat(3, minmax(0, 1fr));
  column-gap: ${token('density.cellGap')};
  padding: 0 ${token('space.3')};
  > :nth-child(5) {
    grid-column-start: 6;
  }
  [data-sport='BK'] & {
    grid-template-columns: minmax(16rem, 2fr) repeat(3, minmax(0, 1fr));
  }
`;

/** The pane that holds tools, head and scroller. */
export const BoardPane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${token('color.surface.panel')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  overflow: hidden;
`;

/** Names of the columns, above the scroller. */
export const BoardHead = styled.div`
  ${columns}
  flex: none;
  padding-block: ${token('space.1')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  overflow: hidden;
  scrollbar-gutter: stable;
  scrollbar-width: thin;
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

/** Holds a match at its place in its section. */
export const Strip = styled.div`
  position: absolute;
  inset: 0 0 auto;
  contain: layout style;
`;

/** One line of a match: team, then price cells of equal width. */
export const LineRow = styled.div`
  ${columns}
  align-items: center;
  height: ${token('density.boardLine')};
  & + & {
    margin-top: ${token('density.cellGap')};
  }
`;

/** A match: its lines under a hairline. */
export const MatchBox = styled.div`
  height: 100%;
  padding: ${token('space.1')} 0;
  border-bottom: 1px solid ${token('color.line.hairline')};
`;

/** Place of a price; empty where the market offers none. */
export const CellSlot = styled.div`
  min-width: 0;
  height: 100%;
  > button {
    padding-right: ${token('space.3')};
  }
  > button > [data-part='odds'] {
    margin-left: auto;
  }
  > button[data-locked] {
    border-color: transparent;
  }
`;

/** Left of a line: team name and score, or clock. */
export const TeamCell = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-width: 0;
  height: 100%;
  padding-right: ${token('space.3')};
  font-weight: ${token('font.weight.regular')};
  > [data-name] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${token('font.size.body')};
  }
  > [data-score] {
    margin-left: auto;
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.price')};
    font-weight: ${token('font.weight.strong')};
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
`;

/** Clock of a match. */
export const ClockText = styled.span`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  white-space: nowrap;
  &[data-live] {
    color: ${token('color.live')};
  }
`;

/** Opens and closes the further lines of a match. */
export const MoreButton = styled.button`
  margin-left: auto;
  margin-right: calc(-1 * ${token('space.2')});
  padding: 0 ${token('space.2')};
  height: 1.5rem;
  border: 0;
  border-radius: ${token('radius.cell')};
  background: transparent;
  color: ${token('color.text.secondary')};
  font-family: ${token('font.family.figure')};
  font-size: ${token('font.size.caption')};
  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
  }
`;

/** Head of a league. */
export const LeagueButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  width: 100%;
  height: ${token('density.leagueHeader')};
  padding: 0 ${token('space.3')};
  border: 0;
  border-bottom: 1px solid ${token('color.line.hairline')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  font-weight: ${token('font.weight.strong')};
  text-align: left;
  > [data-count] {
    margin-left: auto;
    color: ${token('color.text.muted')};
    font-family: ${token('font.family.figure')};
    font-weight: ${token('font.weight.regular')};
  }
  > [data-chevron] {
    width: 0.375rem;
    height: 0.375rem;
    margin: 0 0.1875rem;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg) translate(-0.0625rem, -0.0625rem);
    transition: transform ${token('motion.fast')} ${token('motion.ease')};
  }
  &[aria-expanded='false'] > [data-chevron] {
    transform: rotate(-45deg);
  }
  &:hover {
    color: ${token('color.text.primary')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
`;
