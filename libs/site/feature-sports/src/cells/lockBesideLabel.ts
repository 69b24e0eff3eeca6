import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/** Style of the parent of price cells whose label names the outcome: a suspended cell keeps it, and the lock replaces the odds. */
export const lockBesideLabel = css`
  > button[data-locked] > [data-part='line'] {
    visibility: visible;
    color: ${token('color.text.secondary')};
  }
  /* Keeps the place of the lock free if there are no odds. */
  > button[data-locked] > [data-part='odds'] {
    min-width: 0.75rem;
  }
  > button[data-locked]::before,
  > button[data-locked]::after {
    right: ${token('space.2')};
    left: auto;
  }
  > button[data-locked]::before {
    right: calc(${token('space.2')} + 0.125rem);
  }
`;
