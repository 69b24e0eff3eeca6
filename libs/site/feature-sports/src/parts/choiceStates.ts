import { focusRing, token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/** Colours of a button that chooses a sport, a show type, a league or a day, with a count in `small`. */
export const choiceStates = css`
  border: 0;
  border-radius: ${token('radius.control')};
  background: transparent;
  color: ${token('color.text.secondary')};
  ${focusRing}
  > small {
    color: ${token('color.text.muted')};
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.caption')};
  }
  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  &[aria-pressed='true'] {
    background: ${token('color.surface.fill')};
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
  &[aria-pressed='true'] > small {
    color: inherit;
  }
`;
