import styled, { type StyledComponent } from 'styled-components';
import { token } from '../theme/token.ts';

/** Marks what is in play. Still, not blinking: dozens stand on a board. Always beside a word or a clock. */
export const LiveDot: StyledComponent<'span'> = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 0.375rem;
  height: 0.375rem;
  border-radius: 50%;
  background: ${token('color.live')};
`;
