import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/**
 * Styles that the cards of tables, rooms and lotteries share. The button over the whole card launches the game; facts in
 * `data-more` are shown while the pointer or the focus is in the card, in a place that they do not change.
 */
export const cardRules = css`
  position: relative;
  display: grid;
  overflow: hidden;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  font-variant-numeric: tabular-nums;
  &:hover {
    border-color: ${token('color.line.strong')};
  }
  &[data-closed] {
    color: ${token('color.text.muted')};
  }
  > [data-main] {
    position: absolute;
    inset: 0;
    z-index: 1;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    cursor: pointer;
    &[aria-disabled] {
      cursor: not-allowed;
    }
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
      outline-offset: -2px;
    }
  }
  [data-star],
  [data-info] {
    position: relative;
    z-index: 2;
    display: grid;
    flex: none;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    color: ${token('color.text.muted')};
    cursor: pointer;
    &:hover {
      color: ${token('color.accent.text')};
    }
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
    }
  }
  [data-star][aria-pressed='true'] {
    color: ${token('color.accent.text')};
    > svg {
      fill: currentcolor;
    }
  }
  [data-more] {
    opacity: 0;
    transition: opacity 120ms;
  }
  &:hover [data-more],
  &:focus-within [data-more] {
    opacity: 1;
  }
  small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  @media (prefers-reduced-motion: reduce) {
    [data-more] {
      transition: none;
    }
  }
`;
