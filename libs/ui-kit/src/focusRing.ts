import { css } from 'styled-components';
import { token } from './theme/token.ts';

/** The one focus mark: a two-pixel ring outside the part, shown for keyboards only. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
  }
`;
