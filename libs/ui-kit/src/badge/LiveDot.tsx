import { styled, type StyledComponent } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** A mark for in-play. It does not blink, because a board shows dozens. Use it next to a text or a clock. */
export const LiveDot: StyledComponent<'span'> = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 0.375rem;
  height: 0.375rem;
  border-radius: 50%;
  background: ${token('color.live')};
`;
