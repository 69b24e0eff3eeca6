import { css } from 'styled-components';

/** Odds of a pane that stands still are paler, and as legible as other text: less pale on the fill of a picked price. */
export const staleOdds = css`
  &[data-stale] [data-part='odds'] {
    opacity: 0.7;
  }
  &[data-stale] [data-picked] [data-part='odds'] {
    opacity: 0.85;
  }
`;
