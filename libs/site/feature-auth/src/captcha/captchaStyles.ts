import { focusRing, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Row of the picture and its button. */
export const PictureRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
`;

/** Picture; a press loads another one. Its background stays light in both editions, because the picture is drawn for it. */
export const PictureButton = styled.button`
  display: block;
  padding: 0;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: none;
  overflow: hidden;
  cursor: pointer;
  ${focusRing}
  > img {
    display: block;
    width: 10.5rem;
    height: 4rem;
  }
  &:hover {
    border-color: ${token('color.line.strong')};
  }
`;

/** Row of links to other captchas, one at each end. */
export const AlternativesRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.4')};
`;

/** Puzzle area. The picture sets `--ratio`, and for the piece `--x`, `--y` and `--size` in percent of the picture. */
export const Stage = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: var(--ratio);
  border-radius: ${token('radius.control')};
  overflow: hidden;
  background: ${token('color.surface.fill')};
  user-select: none;
  > img {
    position: absolute;
    display: block;
    pointer-events: none;
  }
  > img[data-ground] {
    inset: 0;
    width: 100%;
    height: 100%;
  }
  > img[data-piece] {
    top: var(--y);
    left: var(--x);
    width: var(--size);
    aspect-ratio: 1;
    filter: drop-shadow(0 0 3px rgb(0 0 0 / 45%));
  }
  &[data-busy] > img {
    opacity: 0.6;
  }
`;

/** Track of the handle. */
export const SliderTrack = styled.div`
  position: relative;
  height: ${token('density.controlLarge')};
  border: 1px solid ${token('color.line.strong')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  overflow: hidden;
  user-select: none;
  > span {
    position: absolute;
    inset: 0;
    left: var(--size);
    display: grid;
    place-items: center;
    padding: 0 ${token('space.2')};
    text-align: center;
  }
  &[data-moved] > span {
    visibility: hidden;
  }
`;

/** Slider handle. It is as wide as the piece, so that both move together. */
export const Handle = styled.div`
  position: absolute;
  inset-block: 0;
  left: var(--x);
  width: var(--size);
  display: grid;
  place-items: center;
  border-radius: calc(${token('radius.control')} - 1px);
  background: ${token('color.accent.fill')};
  color: ${token('color.text.onAccent')};
  font-size: ${token('font.size.title')};
  cursor: grab;
  touch-action: none;
  outline-offset: -4px;
  &:active {
    cursor: grabbing;
    background: ${token('color.accent.fillPressed')};
  }
  &:hover {
    background: ${token('color.accent.fillHover')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color.text.onAccent')};
  }
  &[aria-disabled='true'] {
    background: ${token('color.surface.fill')};
    color: ${token('color.text.muted')};
    cursor: progress;
  }
`;

/** Line with the status of the puzzle. Its height is reserved before it has a text. */
export const SliderHint = styled.p`
  min-height: calc(${token('font.leading.text')} * ${token('font.size.caption')} * 2);
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  line-height: ${token('font.leading.text')};
`;
