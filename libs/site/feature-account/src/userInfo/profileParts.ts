import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Facts about the member, one a line. */
export const ProfileFacts = styled.dl`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.4')} ${token('space.6')};
  margin: 0;
  > dt {
    color: ${token('color.text.secondary')};
  }
  > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.3')};
    min-width: 0;
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
