import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/** Value of `data-color` for the prize at a position. */
export const getPrizeColor = (at: number): number => at % 5;

/** Fill of the segments of the wheel and of the colour key in the table of prizes, by `data-color`. */
export const prizeColors = css`
  [data-color='0'] {
    fill: ${token('color.accent.fill')};
  }
  [data-color='1'] {
    fill: ${token('color.status.warning')};
  }
  [data-color='2'] {
    fill: ${token('color.status.success')};
  }
  [data-color='3'] {
    fill: ${token('color.status.info')};
  }
  [data-color='4'] {
    fill: ${token('color.surface.fill')};
  }
`;
