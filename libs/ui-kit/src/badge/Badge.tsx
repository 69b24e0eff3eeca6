import { styled, type StyledComponent } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/**
 * A count on a round background, such as unread messages or selections. Set `aria-label` if the number alone is
 * unclear.
 */
export const Badge: StyledComponent<'span'> = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.125rem;
  height: 1.125rem;
  padding: 0 0.3125rem;
  border-radius: ${token('radius.pill')};
  background: ${token('color.accent.fill')};
  color: ${token('color.text.onAccent')};
  font-family: ${token('font.family.figure')};
  font-size: max(12px, 0.75rem);
  font-weight: ${token('font.weight.strong')};
  line-height: 1;
`;
