import { token } from '@pavilion/ui-kit';
import styled, { css } from 'styled-components';
import { columns } from './BoardStyles.ts';
import { toStaticTemplate } from './toStaticTemplate.ts';

/**
 * One line of a match: team, then price cells of equal width.
 *
 * The height of the row is fixed, so that no cell is laid out twice to measure it. The odds have a box of fixed size
 * with layout containment, so a new price does not lay out its surroundings. The box is out of flow, which limits
 * the remaining work to once per match instead of once per price.
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
      justify-content: flex-end;
      padding-right: ${token('space.3')};
    }
    > [data-cells] > [data-col] > button > [data-part='odds'] {
      position: absolute;
      width: 4.5rem;
      height: 1em;
      text-align: right;
      contain: size layout style;
    }
    > [data-cells] > [data-col] > button[data-locked] {
      border-color: transparent;
    }
  `),
);

/** Half a board line and half a gap: the additional height of a cell in a match without a draw. */
const HALF_LINE = `(${token('density.boardLine')} + ${token('density.cellGap')}) / 2`;

/** A match with a hairline below it. Without a draw, two cells share the height of three lines. */
export const MatchBox = styled.div(
  toStaticTemplate(css`
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

/** Left part of a line: icon, team name and score; or clock and tools. */
export const TeamCell = styled.div(
  toStaticTemplate(css`
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

export const ClockText = styled.span(
  toStaticTemplate(css`
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
