import { token } from '@pavilion/ui-kit';
import styled, { css } from 'styled-components';
import { columns, placeColumns } from '../boardLayout/BoardStyles.ts';
import { toStaticTemplate } from '../boardLayout/toStaticTemplate.ts';
import { lockBesideLabel } from '../cells/lockBesideLabel.ts';

/** Button that opens and closes the further lines of a match. */
export const MoreButton = styled.button(
  toStaticTemplate(css`
    display: inline-flex;
    align-items: center;
    flex: none;
    justify-content: flex-end;
    min-width: 1.5rem;
    height: 100%;
    padding: 0 ${token('space.1')};
    border: 0;
    border-radius: ${token('radius.cell')};
    background: transparent;
    color: ${token('color.text.secondary')};
    font-size: max(12px, 0.75rem);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    &[data-tool='detail'] {
      color: ${token('color.text.link')};
    }
    &:hover {
      background: ${token('color.surface.hover')};
      color: ${token('color.text.primary')};
    }
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
    }
  `),
);

/** Head of a league. */
export const LeagueBar = styled.div`
  display: flex;
  &[data-columns] {
    ${columns}
    align-items: center;
    padding-left: 0;
  }
  &[data-columns] > :first-child {
    grid-column: 1 / span 2;
    height: 100%;
  }
  height: ${token('density.leagueHeader')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  background: ${token('color.surface.sunken')};
  > [role='gridcell'] {
    display: flex;
    flex: 1;
    min-width: 0;
  }
  &:not([data-columns]) > div + div {
    border-left: 1px solid ${token('color.line.hairline')};
  }
`;

/** Name of a column in the head of a league; the name of 1X2 extends over its cells. */
export const ColumnName = styled.span`
  grid-row: 1;
  padding-left: 0.375rem;
  color: ${token('color.text.secondary')};
  font-size: max(12px, 0.75rem);
  white-space: nowrap;
  > small {
    margin-left: 0.375rem;
    color: ${token('color.text.muted')};
    font-size: inherit;
  }
  &[data-col='tail'] {
    grid-column: tail;
    padding: 0 ${token('space.1')} 0 0;
    text-align: right;
  }
  ${placeColumns('&')}
`;

/**
 * A button of the league head: the league takes the available width, its tools are squares at the end.
 *
 * The icon inherits its colour from the button: a hover rule for the svg would restyle every hovered row.
 */
export const LeagueButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-width: 2.5rem;
  height: 100%;
  padding: 0 ${token('space.3')};
  border: 0;
  background: transparent;
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  font-weight: ${token('font.weight.strong')};
  text-align: left;
  &[aria-expanded] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    padding-right: ${token('space.1')};
  }
  > svg {
    color: var(--sign, ${token('color.text.muted')});
    font-size: 1rem;
  }
  &[aria-pressed='true'] {
    --sign: ${token('color.accent.text')};
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  > [data-text] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > [data-chevron],
  > [data-count] {
    flex: none;
  }
  > [data-count] {
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
    --sign: currentColor;
    color: ${token('color.text.primary')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
`;

/**
 * Star and menu button of a match, left of its teams. The menu button appears on hover and focus.
 *
 * A hidden button has the colour of its background: opacity or `visibility` per row would make the browser sort
 * its layers for every row that the pointer enters.
 */
export const ToolButton = styled.button(
  toStaticTemplate(css`
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0 -0.25rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.cell')};
    background: transparent;
    color: ${token('color.text.muted')};
    font-size: 1rem;
    &:hover {
      background: ${token('color.surface.hover')};
      color: ${token('color.text.primary')};
    }
    &[aria-pressed='true'] {
      color: ${token('color.accent.text')};
    }
    &[aria-pressed='true'] > svg {
      fill: currentColor;
    }
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
    }
    > [data-dots] {
      width: 0.1875rem;
      height: 0.1875rem;
      border-radius: 50%;
      background: currentColor;
      box-shadow:
        0 -0.3125rem currentColor,
        0 0.3125rem currentColor;
    }
    @media (hover: hover) {
      &[aria-haspopup]:not(:focus-visible, [aria-expanded='true']) {
        color: ${token('color.surface.panel')};
      }
      [data-match]:hover &[aria-haspopup] {
        color: ${token('color.text.muted')};
      }
      [data-match]:hover &[aria-haspopup]:hover {
        color: ${token('color.text.primary')};
      }
    }
  `),
);

/** Points by part, the current part last and emphasized. The parts of both teams are aligned. */
export const ScoreParts = styled.span`
  display: flex;
  color: ${token('color.text.muted')};
  font-family: ${token('font.family.figure')};
  font-size: ${token('font.size.caption')};
  > span {
    min-width: 1.5rem;
    text-align: right;
  }
  > :last-child {
    color: ${token('color.text.primary')};
  }
  [data-shape='pair'] & {
    display: none;
  }
`;

/** A line of an outright: its title, or one runner per column. */
export const RunnerRow = styled.div`
  ${columns}
  && {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  align-items: center;
  height: ${token('density.boardLine')};
  & + & {
    margin-top: ${token('density.cellGap')};
  }
`;

/** A runner of an outright; the name is set as body text because players search by it. */
export const RunnerSlot = styled.div`
  min-width: 0;
  height: 100%;
  > button > [data-part='line'] {
    min-width: 0;
    overflow: hidden;
    color: ${token('color.text.primary')};
    font-family: inherit;
    font-size: ${token('font.size.body')};
    text-overflow: ellipsis;
  }
  ${lockBesideLabel}
`;
