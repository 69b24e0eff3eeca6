import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/**
 * Styles of the tiles of a grid in one style sheet, because a styled component for each button of each tile would be most of
 * the rendering time. The height of a tile is known in advance (`computeGridLayout`): a 4:5 cover, then a line of 1.75 rem.
 * A star that is set is always visible and filled.
 */
export const tileRules = css`
  article {
    position: relative;
    min-width: 0;
  }
  [data-main] {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.panel')};
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
      outline-offset: 2px;
    }
    &[aria-disabled] {
      cursor: not-allowed;
    }
    &[aria-disabled] canvas {
      filter: grayscale(1);
      opacity: 0.55;
    }
  }
  [data-flag] {
    position: absolute;
    z-index: 2;
    top: ${token('space.2')};
    left: 0;
    padding: 0 0.5em;
    border-radius: 0 ${token('radius.cell')} ${token('radius.cell')} 0;
    background: ${token('color.surface.inverse')};
    color: ${token('color.text.onInverse')};
    font-size: ${token('font.size.caption')};
    line-height: 1.375rem;
    &[data-flag='closed'] {
      background: ${token('color.status.warningSoft')};
      color: ${token('color.text.warning')};
    }
  }
  [data-sheet] {
    position: absolute;
    inset: 0;
    z-index: 3;
    display: flex;
    flex-direction: column;
    gap: 0.25rem;
    padding: 0.625rem 0.75rem;
    border: 1px solid ${token('color.line.strong')};
    border-radius: inherit;
    background: ${token('color.surface.raised')};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    line-height: 1.35;
    animation: tile-sheet 120ms ${token('motion.ease')};
    /* Pressing a button moves the focus, which renders the sheet again. No click fires on an element removed meanwhile. */
    pointer-events: none;
    > b {
      padding-right: 1.75rem;
      color: ${token('color.text.primary')};
      font-size: ${token('font.size.body')};
    }
    > small {
      color: ${token('color.text.muted')};
      font-size: ${token('font.size.caption')};
    }
    > [data-rule] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
    > span {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      column-gap: ${token('space.2')};
    }
    i {
      color: ${token('color.text.primary')};
      font-style: normal;
      font-variant-numeric: tabular-nums;
    }
    > em {
      display: grid;
      place-items: center;
      height: 1.875rem;
      margin: auto 0 0 4.25rem;
      border-radius: ${token('radius.control')};
      background: ${token('color.accent.fill')};
      color: ${token('color.text.onAccent')};
      font-style: normal;
      font-weight: ${token('font.weight.strong')};
    }
  }
  [data-closed] [data-sheet] > em {
    background: ${token('color.surface.fill')};
    color: ${token('color.text.secondary')};
  }
  @keyframes tile-sheet {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-sheet] {
      animation: none;
    }
  }
  [data-star],
  [data-info] {
    position: absolute;
    z-index: 4;
    padding: 0;
    border: 0;
    color: ${token('color.text.secondary')};
    cursor: pointer;
    opacity: 0;
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
      outline-offset: -2px;
    }
  }
  [data-star] {
    top: 0.375rem;
    right: 0.375rem;
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface.raised')};
    font-size: 1rem;
    &[aria-pressed='true'] {
      color: ${token('color.accent.text')};
    }
    &[aria-pressed='true'] svg {
      fill: currentcolor;
    }
  }
  [data-info] {
    bottom: calc(1.75rem + 0.625rem);
    left: 0.75rem;
    display: flex;
    gap: 0.25rem;
    align-items: center;
    justify-content: center;
    width: 3.75rem;
    height: 1.875rem;
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.panel')};
    font: inherit;
    font-size: ${token('font.size.caption')};
  }
  article:hover > [data-star],
  article:focus-within > [data-star],
  article:hover > [data-info],
  article:focus-within > [data-info],
  [data-star][aria-pressed='true'] {
    opacity: 1;
  }
  @media (hover: none) {
    [data-star],
    [data-info] {
      opacity: 1;
    }
    [data-info] {
      right: 0.375rem;
      bottom: auto;
      left: auto;
      top: 2.5rem;
      width: 1.75rem;
      height: 1.75rem;
      border-radius: ${token('radius.pill')};
      > span {
        display: none;
      }
    }
    [data-sheet] {
      display: none;
    }
  }
  [data-facts] {
    display: flex;
    gap: ${token('space.2')};
    justify-content: space-between;
    height: 1.75rem;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    line-height: 1.75rem;
    white-space: nowrap;
    > span:first-child {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    > span + span {
      font-variant-numeric: tabular-nums;
    }
  }
`;
