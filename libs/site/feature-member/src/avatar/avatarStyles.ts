import { token, visuallyHidden } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Present picture with the button for an upload. */
export const UploadRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  p {
    margin-top: ${token('space.2')};
  }
`;

/** Pictures of the platform in a grid. */
export const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: ${token('space.2')};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
    gap: ${token('space.2')};
  }
`;

/** One picture with its name. */
export const Choice = styled.label`
  display: grid;
  justify-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.2')} ${token('space.1')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  text-align: center;
  cursor: pointer;
  > input {
    ${visuallyHidden}
  }
  > img {
    width: 3.5rem;
    height: 3.5rem;
    border-radius: ${token('radius.pill')};
  }
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &:has(:checked) {
    border-color: ${token('color.accent.fill')};
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 1px;
  }
`;

/** Input that the visible button opens. */
export const FileInput = styled.input`
  ${visuallyHidden}
`;

/** Box of the cropper, with the styles that react-easy-crop would otherwise write into the page. */
export const CropBox = styled.div`
  position: relative;
  height: 18rem;
  overflow: hidden;
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    touch-action: none;
    user-select: none;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    box-sizing: border-box;
    overflow: hidden;
    border: 2px solid ${token('color.surface.raised')};
    border-radius: 50%;
    box-shadow: 0 0 0 100rem ${token('color.surface.overlay')};
    transform: translate(-50%, -50%);
  }
  .reactEasyCrop_CropArea:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
  }
`;

/** Slider of the scale. */
export const ZoomRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  > label {
    flex: none;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  > input {
    flex: 1;
    accent-color: ${token('color.accent.fill')};
  }
`;
