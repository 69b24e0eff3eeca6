import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/** Drawing of a map: what belongs to the home team has the accent, what belongs to the other one is grey. */
export const drawingRules = css`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${token('radius.cell')};
  background: ${token('color.surface.sunken')};
  [data-side='home'] {
    fill: ${token('color.accent.fill')};
  }
  [data-side='away'] {
    fill: ${token('color.text.secondary')};
  }
`;
