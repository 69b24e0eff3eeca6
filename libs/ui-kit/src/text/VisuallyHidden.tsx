import { styled, css, type StyledComponent } from 'styled-components';

/** Hides an element visually and keeps it for screen readers and the keyboard. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden: StyledComponent<'span'> = styled.span`
  ${visuallyHidden}
`;
