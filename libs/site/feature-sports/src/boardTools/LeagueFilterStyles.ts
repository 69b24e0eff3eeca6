import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** A group of leagues in the filter. */
export const LeagueSet = styled.fieldset`
  margin: 0 0 ${token('space.4')};
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: ${token('space.2')};
    padding: 0;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

/** Leagues in as many columns as fit. */
export const LeagueColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${token('space.2')} ${token('space.4')};
  small {
    color: ${token('color.text.muted')};
    font-family: ${token('font.family.figure')};
  }
`;
