import { css } from 'styled-components';
import { token } from '../tokens/token.ts';

/** Focus indicator: a 2-pixel ring outside the element, shown for keyboard focus only. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
  }
`;
