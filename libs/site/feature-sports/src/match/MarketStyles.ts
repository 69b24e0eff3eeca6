import { focusRing, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { lockBesideLabel } from '../cells/lockBesideLabel.ts';

/** Panel of all markets. */
export const MarketsBox = styled.div`
  min-width: 0;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
`;

/** Groups of markets and the search. */
export const MarketBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space.3')};
  padding: 0 ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  > [role='tablist'] {
    min-width: 0;
    border-bottom: 0;
  }
  > :last-child {
    flex: 1 1 7.5rem;
    max-width: 13rem;
  }
`;

/** Markets in as many columns as fit, read column by column. */
export const MarketColumns = styled.div`
  padding: ${token('space.2')} ${token('space.3')};
  columns: 17.5rem 4;
  column-gap: ${token('space.4')};
  column-rule: 1px solid ${token('color.line.hairline')};
`;

/** One market, never split between columns. */
export const MarketBox = styled.section`
  display: inline-block;
  width: 100%;
  padding: ${token('space.1')} 0 ${token('space.2')};
  break-inside: avoid;
  container: market / inline-size;
`;

/** Name of a market, which folds it, and odds type of its prices. */
export const MarketTitle = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-height: 1.75rem;
  font-size: ${token('font.size.body')};
  font-weight: ${token('font.weight.strong')};
  > button {
    display: flex;
    flex: 1 0 auto;
    align-items: center;
    gap: ${token('space.1')};
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
    ${focusRing}
  }
  > small {
    min-width: 0;
    overflow: hidden;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-weight: ${token('font.weight.regular')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button > svg {
    flex: none;
    color: ${token('color.text.muted')};
  }
  > button[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
`;

/**
 * Price grid of a market, with one to three columns of equal width.
 *
 * A line is never cut, because 2/2.5 and 2.5/3 would look alike. A cell without room has its odds below the line.
 */
export const PricePlaces = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.1875rem;
  &[hidden] {
    display: none;
  }
  &[data-columns='1'] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* Any other score stands alone under the columns. */
  &[data-columns='3'] > button:last-child:nth-child(3n + 1) {
    grid-column: 1 / -1;
  }
  > button {
    flex-wrap: wrap;
    align-content: center;
    justify-content: space-between;
    gap: 0.125rem ${token('space.2')};
    height: auto;
    min-height: max(1.75rem, ${token('density.boardLine')});
    padding: 0 ${token('space.2')};
  }
  @container market (max-width: 17rem) {
    > button {
      gap: 0.125rem 0.25rem;
      padding: 0 0.375rem;
      --arrow-place: right 2.75rem center;
    }
    &[data-columns='3'] > button {
      --arrow-place: left 1.25rem center;
    }
  }
  /* All odds are below their lines, so that the cells are of one height. The arrow is in the free corner. */
  @container market (max-width: 13.5rem) {
    &[data-columns='2'] > button {
      flex-direction: column;
      flex-wrap: nowrap;
      justify-content: center;
      align-items: stretch;
      padding-block: 0.1875rem;
      --arrow-place: right 0.375rem top 0.25rem;
    }
  }
  &[data-columns='3'] > button {
    column-gap: 0.125rem;
    padding: 0 0.25rem 0 0.375rem;
  }
  &[data-columns='3'] > button > [data-part='line'] {
    font-size: max(12px, 0.8125rem);
  }
  &[data-columns='3'] > button[data-long] > [data-part='odds'] {
    font-size: max(13px, 0.8125rem);
  }
  > button > [data-part='line'] {
    font-size: ${token('font.size.body')};
  }
  > button > [data-part='odds'] {
    margin-left: auto;
  }
  ${lockBesideLabel}
  /* Hidden odds move no label to another line. */
  > button[data-locked] > [data-part='odds'] {
    width: 0.75rem;
    overflow: hidden;
  }
`;
