import { Panel, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { staleOdds } from '../../boardLayout/staleOdds.ts';

/** Sports, first matches and tables of home. `data-form` is the composition of the brand. */
export const HomeBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.2')};
  @media (min-width: 1200px) {
    &[data-form='frontPage'] {
      grid-template-columns: ${token('layout.railFolded')} minmax(0, 1fr);
    }
  }
  @media (min-width: 1600px) {
    &[data-form='frontPage'] {
      grid-template-columns: 10.5rem minmax(0, 1fr);
    }
  }
`;

/** First matches above the tables. */
export const HomeMain = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.2')};
  min-width: 0;
  ${staleOdds}
`;

/** A table of matches with its title. `clip` hides overflow without a scroll container, so that heads can be sticky. */
export const HomeTable = styled(Panel)`
  padding: 0;
  overflow: clip;
`;

/** Title of a table, its number of matches and the link to all of them. */
export const TableHead = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space.3')};
  min-height: 2.5rem;
  padding: ${token('space.2')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  > h2 {
    font-size: ${token('font.size.title')};
  }
  > small {
    color: ${token('color.text.muted')};
    font-size: max(12px, ${token('font.size.caption')});
    font-variant-numeric: tabular-nums;
  }
  > a {
    margin-left: auto;
    color: ${token('color.text.link')};
    text-decoration: none;
    white-space: nowrap;
  }
  > a:hover {
    text-decoration: underline;
  }
`;
