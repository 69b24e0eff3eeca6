import { styled, css, type StyledComponent } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

const states = css`
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 1px;
    position: relative;
    z-index: 1;
  }
  &[data-picked] {
    border-color: transparent;
    background-color: ${token('color.accent.fill')};
    color: ${token('color.text.onAccent')};
  }
  &[data-picked] > [data-part='line'] {
    color: inherit;
  }
  &:disabled {
    border-color: transparent;
    background: transparent none;
    color: ${token('color.text.muted')};
    cursor: default;
  }
`;

/**
 * Draws a triangle as a background image, so that a move adds and removes no box. It has a place of its own, left of the
 * odds; `--arrow-place` moves it.
 */
const upArrow = (color: string) => css`
  background-image: conic-gradient(from 150deg at 50% 0, ${color} 59deg, transparent 61deg);
`;
const downArrow = (color: string) => css`
  background-image: conic-gradient(from -30deg at 50% 100%, ${color} 59deg, transparent 61deg);
`;

/*
 * The flash is static: an animation would keep the compositor and the main thread busy as long as prices move.
 * `showPriceMove` removes the attribute after its time. With reduced motion only the new price is shown. The arrow is no
 * pseudo-element, because adding or removing one makes the browser sort all its layers again for every move.
 */
const moveStyle = css`
  &[data-move] {
    background-repeat: no-repeat;
    background-position: var(--arrow-place, right 3.25rem center);
    background-size: 0.5rem 0.4375rem;
  }
  &[data-move='up'] {
    background-color: ${token('color.price.upTint')};
    ${upArrow(token('color.price.up'))}
  }
  &[data-move='down'] {
    background-color: ${token('color.price.downTint')};
    ${downArrow(token('color.price.down'))}
  }
  &[data-picked][data-move='up']:not([data-locked]) {
    ${upArrow(token('color.text.onAccent'))}
  }
  &[data-picked][data-move='down']:not([data-locked]) {
    ${downArrow(token('color.text.onAccent'))}
  }
`;

/* Lock: the ring of a shackle above a solid body, in one pseudo-element. */
const lock = css`
  &[data-locked] {
    position: relative;
    cursor: not-allowed;
    background: transparent none;
    border-color: ${token('color.line.hairline')};
  }
  &[data-locked] > span {
    visibility: hidden;
  }
  &[data-locked]::before,
  &[data-locked]::after {
    content: '';
    position: absolute;
    inset: auto;
    left: 50%;
    border: 1.5px solid ${token('color.text.muted')};
  }
  &[data-locked]::before {
    top: calc(50% - 0.4375rem);
    width: 0.5rem;
    height: 0.5rem;
    margin-left: -0.25rem;
    border-bottom: 0;
    border-radius: 0.25rem 0.25rem 0 0;
  }
  &[data-locked]::after {
    top: calc(50% - 0.0625rem);
    width: 0.75rem;
    height: 0.5rem;
    margin-left: -0.375rem;
    border-radius: 0.125rem;
  }
`;

/*
 * Figures of equal width need neither kerning nor ligatures, and text shaping without them takes a fraction of the time.
 * Hover and selection change the background only, because adding or removing an edge makes the browser sort all its layers
 * again.
 */
const cellStyle = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  width: 100%;
  min-width: 0;
  height: ${token('density.boardLine')};
  padding: 0 ${token('space.2')};
  border: 1px solid transparent;
  border-radius: ${token('radius.cell')};
  background-color: ${token('color.surface.hover')};
  color: ${token('color.text.primary')};
  font-family: ${token('font.family.figure')};
  font-kerning: none;
  font-variant-ligatures: none;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  &:hover {
    background-color: ${token('color.surface.fill')};
  }
  > [data-part='line'] {
    margin-right: auto;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    white-space: nowrap;
  }
  > [data-part='line']:empty {
    display: none;
  }
  > [data-part='odds'] {
    font-size: ${token('font.size.price')};
    font-weight: ${token('font.weight.strong')};
  }
  @media (prefers-reduced-motion: no-preference) {
    ${moveStyle}
  }
  ${states}
  ${lock}
`;

/** Style as one text, which is possible because it interpolates no function. */
const text = [(cellStyle as readonly string[]).join('')];

/**
 * Style of a price cell. A board with its own markup has to keep the `data-part` names and the attributes.
 *
 * It is one text, because styled-components joins the parts of a style at every render of every element, and a board has
 * hundreds.
 */
export const PriceCellRoot: StyledComponent<'button'> = styled.button(Object.assign(text, { raw: text }));
