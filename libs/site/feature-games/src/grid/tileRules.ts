import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/**
 * Styles of the tiles of a grid in one style sheet, because a styled component for each button of each tile would be most of
 * the rendering time. The height of a tile is known in advance (`computeGridLayout`): a 4:3 cover, then 4.25 rem of texts and
 * spacing. The star is always visible and is filled once it is set.
 */
export const tileRules = css`
  article {
    position: relative;
    display: grid;
    grid-template-rows: auto 1.5rem 1.5rem;
    row-gap: ${token('space.1')};
    min-width: 0;
  }
  [data-main] {
    position: relative;
    display: block;
    width: 100%;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: ${token('radius.panel')};
    background: ${token('color.surface.fill')};
    cursor: pointer;
    aspect-ratio: 4 / 3;
    > svg {
      display: block;
      width: 100%;
      height: 100%;
      transition: transform ${token('motion.slow')} ${token('motion.ease')};
    }
    &:hover > svg {
      transform: scale(1.03);
    }
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
      outline-offset: 2px;
    }
    &[aria-disabled] {
      cursor: not-allowed;
    }
    &[aria-disabled] > svg {
      filter: grayscale(1);
      opacity: 0.55;
      transform: none;
    }
    @media (prefers-reduced-motion: reduce) {
      &:hover > svg {
        transform: none;
      }
    }
  }
  [data-flag] {
    position: absolute;
    top: ${token('space.2')};
    left: ${token('space.2')};
    padding: 0 ${token('space.2')};
    border-radius: ${token('radius.cell')};
    background: ${token('color.surface.raised')};
    color: ${token('color.text.primary')};
    font-size: ${token('font.size.caption')};
    line-height: 1.5rem;
    &[data-flag='closed'] {
      background: ${token('color.status.warningSoft')};
      color: ${token('color.text.warning')};
    }
  }
  [data-star] {
    position: absolute;
    top: ${token('space.1')};
    right: ${token('space.1')};
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface.raised')};
    color: ${token('color.text.secondary')};
    font-size: 1.125rem;
    cursor: pointer;
    opacity: 0;
    transition: opacity ${token('motion.fast')} ${token('motion.ease')};
    &[aria-pressed='true'] {
      color: ${token('color.accent.text')};
    }
    &[aria-pressed='true'] svg {
      fill: currentcolor;
    }
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
      outline-offset: -3px;
    }
    @media (hover: none) {
      opacity: 1;
    }
  }
  article:hover > [data-star],
  article:focus-within > [data-star],
  [data-star][aria-pressed='true'] {
    opacity: 1;
  }
  h3 {
    margin-top: ${token('space.1')};
    overflow: hidden;
    font-size: ${token('font.size.body')};
    font-weight: ${token('font.weight.strong')};
    line-height: 1.5rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-facts] {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-width: 0;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.cell')};
    background: none;
    color: ${token('color.text.muted')};
    font: inherit;
    font-size: ${token('font.size.caption')};
    line-height: 1.5rem;
    text-align: left;
    white-space: nowrap;
    cursor: pointer;
    > span:first-child {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    > span + span {
      font-variant-numeric: tabular-nums;
    }
    > svg {
      flex: none;
      margin-left: auto;
      font-size: 1rem;
    }
    &:hover {
      color: ${token('color.accent.text')};
    }
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
      outline-offset: 1px;
    }
  }
`;
