import { token } from '@pavilion/ui-kit';
import styled, { css } from 'styled-components';
import { columns, placeColumns } from '../boardLayout/BoardStyles.ts';
import { toStaticTemplate } from '../boardLayout/toStaticTemplate.ts';

/** Two lines and the gap between them: the height of a cell of 1X2. */
const TWO_LINES = `calc(2 * ${token('density.boardLine')} + ${token('density.cellGap')})`;

/**
 * One line of a match: team, clock, price cells, link.
 *
 * The height of the row is fixed, so that no cell is laid out twice to measure it. The odds have a box of fixed size
 * with layout containment, so a new price does not lay out its surroundings. The box is out of flow, which limits
 * the remaining work to once per match instead of once per price. Cells of 1X2 are in the first line and two lines high.
 */
export const LineRow = styled.div(
  toStaticTemplate(css`
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
      --arrow-place: right 2.5rem center;
      justify-content: flex-end;
      padding: 0 0.3125rem 0 0.375rem;
    }
    > [data-cells] > [data-col] > button > [data-part='line'] {
      font-size: max(12px, 0.75rem);
    }
    > [data-cells] > [data-col] > button > [data-part='odds'] {
      position: absolute;
      width: 4.5rem;
      height: 1em;
      font-size: max(15px, 0.9375rem);
      text-align: right;
      contain: size layout style;
    }
    > [data-cells] > [data-col] > button[data-long] > [data-part='odds'] {
      font-size: max(13px, 0.8125rem);
    }
    > [data-cells] > :is([data-col^='fullM'], [data-col^='halfM']) {
      position: relative;
      align-self: start;
      height: ${TWO_LINES};
    }
    > [data-cells] > :is([data-col^='fullM'], [data-col^='halfM']) > button {
      --arrow-place: right 0.3125rem top 0.3125rem;
      align-items: flex-start;
      height: 100%;
      padding-top: 0.1875rem;
    }
    > [data-cells] > :is([data-col^='fullM'], [data-col^='halfM']) > button > [data-part='odds'] {
      right: 0.3125rem;
      bottom: 0.25rem;
    }
    ${placeColumns('> [data-cells] > ')}
  `),
);

/** A match with a hairline below it. `data-drawless`: its two cells of 1X2 share the width of three. */
export const MatchBox = styled.div(
  toStaticTemplate(css`
    height: 100%;
    padding: var(--board-edge) 0;
    border-bottom: 1px solid ${token('color.line.hairline')};
    &[data-half='b'] {
      border-left: 1px solid ${token('color.line.hairline')};
    }
    &[data-drawless] [data-col='fullMN'] {
      display: none;
    }
    &[data-drawless] [data-col='fullMH'] {
      width: calc(150% + 1px);
    }
    &[data-drawless] [data-col='fullMC'] {
      width: calc(150% + 1px);
      justify-self: end;
    }
  `),
);

/** Last cell of a line: link to all markets, further lines. */
export const TailCell = styled.div(
  toStaticTemplate(css`
    grid-column: tail;
    grid-row: 1;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-width: 0;
    height: 100%;
    [data-half] & {
      padding-right: 0.25rem;
    }
  `),
);

/** Muted sentence across the first-half columns. */
export const HalfNote = styled.div(
  toStaticTemplate(css`
    position: relative;
    grid-column: halfR / tail;
    grid-row: 1;
    align-self: start;
    display: flex;
    align-items: center;
    height: ${TWO_LINES};
    padding-left: ${token('space.2')};
    color: ${token('color.text.muted')};
    font-size: max(12px, 0.75rem);
    pointer-events: none;
  `),
);

/** Left part of a line: icon, team name and score; or clock and tools. */
export const TeamCell = styled.div(
  toStaticTemplate(css`
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    grid-column: team;
    grid-row: 1;
    min-width: 0;
    height: 100%;
    padding-right: ${token('space.2')};
    font-weight: ${token('font.weight.regular')};
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
    > [data-league] {
      flex: 0 1000 auto;
      min-width: 0;
      overflow: hidden;
      color: ${token('color.text.muted')};
      font-size: max(12px, 0.75rem);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > [data-name][data-favourite] {
      font-weight: ${token('font.weight.strong')};
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
      font-size: max(12px, 0.75rem);
      line-height: 1.125rem;
      text-align: center;
    }
  `),
);

/** Clock, half-time score or a note next to the teams. */
export const ClockText = styled.div(
  toStaticTemplate(css`
    grid-row: 1;
    min-width: 0;
    overflow: hidden;
    color: ${token('color.text.muted')};
    font-size: max(12px, 0.75rem);
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
    [data-line] > & {
      grid-column: clock;
    }
    [data-whole] > & {
      flex: none;
      margin-right: auto;
    }
    [data-whole] > &[data-end] {
      margin: 0 0 0 auto;
    }
    &[data-live] {
      color: ${token('color.live')};
    }
  `),
);
