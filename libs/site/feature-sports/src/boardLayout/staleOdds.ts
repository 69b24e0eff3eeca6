import { css } from 'styled-components';

/** Paler odds for a stale pane, with sufficient contrast; less pale on the fill of a selected price. */
export const staleOdds = css`
  &[data-stale] [data-part='odds'] {
    opacity: 0.7;
  }
  &[data-stale] [data-picked] [data-part='odds'] {
    opacity: 0.85;
  }
`;
