import { token, visuallyHidden } from '@pavilion/ui-kit';
import styled, { keyframes } from 'styled-components';

/** Label and count of the field. */
export const FieldHead = styled.div`
  display: flex;
  justify-content: space-between;
  margin-bottom: ${token('space.1')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
  ~ p {
    margin-top: ${token('space.2')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  ~ [role='alert'] > * {
    margin-top: ${token('space.2')};
  }
`;

/** Pictures side by side. */
export const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  &:not(:empty) {
    margin-bottom: ${token('space.3')};
  }
`;

/** One picture, or a chosen file with its state. */
export const PictureItem = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('space.1')};
  width: 7.5rem;
  min-height: 7.5rem;
  padding: ${token('space.2')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  font-size: ${token('font.size.caption')};
  overflow-wrap: anywhere;
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  > button:last-child {
    position: absolute;
    top: ${token('space.1')};
    right: ${token('space.1')};
    background: ${token('color.surface.raised')};
    box-shadow: ${token('shadow.raised')};
  }
  > [role='status'] {
    margin-top: auto;
    color: ${token('color.text.secondary')};
  }
  &[data-step='failed'] {
    width: 11rem;
    border-color: ${token('color.status.danger')};
    background: ${token('color.status.dangerSoft')};
  }
`;

/** File name, at most three lines. */
export const PictureName = styled.span`
  display: -webkit-box;
  padding-inline-end: ${token('space.8')};
  color: ${token('color.text.secondary')};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(300%); }`;

/** Bar of a step whose length is unknown. */
export const Busy = styled.span`
  display: block;
  height: 0.1875rem;
  margin-top: ${token('space.1')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.line.hairline')};
  overflow: hidden;
  &::after {
    content: '';
    display: block;
    width: 33%;
    height: 100%;
    border-radius: inherit;
    background: ${token('color.accent.fill')};
    animation: ${slide} 1.2s linear infinite;
  }
`;

/** Input that the visible button opens. */
export const FileInput = styled.input`
  ${visuallyHidden}
`;
