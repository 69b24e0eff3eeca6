import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** First matches of home in one row. */
export const LeadList = styled.section`
  display: grid;
  gap: ${token('space.2')};
`;

/** One first match: a headline with its prices next to it, or a card with its prices below. */
export const LeadBox = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.1')} ${token('space.4')};
  min-width: 0;
  &[data-form='cards'] {
    padding: ${token('space.2')} ${token('space.3')};
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.panel')};
    background: ${token('color.surface.panel')};
  }
  &[data-form='frontPage'] {
    align-items: center;
    padding: ${token('space.1')} ${token('space.1')} ${token('space.2')};
    border-bottom: 3px double ${token('color.line.strong')};
  }
  @media (min-width: 960px) {
    &[data-form='frontPage'] {
      grid-template-columns: minmax(0, 1fr) minmax(26rem, 42%);
      grid-template-rows: auto auto;
    }
    &[data-form='frontPage'] > [role='grid'] {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`;

/** League and clock of a first match, its star and the link to all markets. */
export const LeadHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-width: 0;
  min-height: 1.75rem;
  color: ${token('color.text.muted')};
  font-size: max(12px, ${token('font.size.caption')});
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > b {
    flex: none;
    margin-right: auto;
    color: ${token('color.live')};
    font-weight: ${token('font.weight.regular')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Teams and score of a first match. */
export const LeadTeams = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token('space.2')};
  min-width: 0;
  font-weight: ${token('font.weight.strong')};
  white-space: nowrap;
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > b,
  > i {
    flex: none;
    color: ${token('color.accent.text')};
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  [data-form='frontPage'] > & {
    font-size: 1.5rem;
    line-height: 1.2;
  }
  [data-form='cards'] > & {
    font-size: ${token('font.size.price')};
  }
`;

/** Prices of a first match: five columns that share the width. */
export const LeadGrid = styled.div`
  --board-columns: [fullR] minmax(96px, 1.25fr) [fullOU] minmax(108px, 1.4fr) [fullMH] minmax(54px, 0.8fr) [fullMN]
    minmax(54px, 0.8fr) [fullMC] minmax(54px, 0.8fr);
  min-width: 0;
  background: ${token('color.surface.panel')};
  [role='rowgroup'] {
    padding: 0;
    border: 0;
  }
  [role='row'] {
    padding: 0;
  }
`;
