import { focusRing, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** The picture and the button beside it. */
export const PictureRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
`;

/** The picture itself: a press on it fetches another. It keeps its own light ground in both editions, as it was drawn. */
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

/** Ways to another captcha, one at each end. */
export const AlternativesRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.4')};
`;

/** The puzzle. Its measures come from the picture: `--ratio`, and for the piece `--x`, `--y`, `--size` in percent of it. */
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

/** The groove the handle runs in. */
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

/** What is pulled. As wide as the piece, so that both move as one. */
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

/** One line under the puzzle that says how it stands; its room is there before its words. */
export const SliderHint = styled.p`
  min-height: calc(${token('font.leading.text')} * ${token('font.size.caption')} * 2);
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  line-height: ${token('font.leading.text')};
`;
