import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Deposit limits side by side. */
export const LimitGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${token('space.4')};
  margin: ${token('space.4')} 0 0;
  padding: 0;
  list-style: none;
`;

/** Limit of one period: name and button, what is left, bar, figures, pending change. */
export const LimitItem = styled.li`
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  gap: ${token('space.2')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.cell')};
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
  }
  h3 {
    font-size: ${token('font.size.body')};
  }
  small {
    color: ${token('color.text.secondary')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Amount that is left, or that there is no limit. */
export const LeftAmount = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token('space.2')};
  color: ${token('color.text.secondary')};
  > strong {
    color: ${token('color.text.primary')};
    font-size: ${token('font.size.title')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Bar; without a limit its line is empty, so that the items align. */
export const BarLine = styled.div`
  min-height: 0.5rem;
`;

/** Pending change with its button. */
export const PendingChange = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  align-self: end;
  gap: ${token('space.1')} ${token('space.2')};
  padding-top: ${token('space.2')};
  border-top: 1px solid ${token('color.line.hairline')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
`;

/** Time-out and self-exclusion side by side. */
export const PauseGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${token('space.6')};
  margin-top: ${token('space.5')};
`;

/** One kind of pause: name, hint, lengths, button. */
export const PauseKindBox = styled.section`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${token('space.3')};
  h3 {
    font-size: ${token('font.size.body')};
  }
  p {
    color: ${token('color.text.secondary')};
  }
`;

/** Sentence under the heading of a panel. */
export const PanelLead = styled.p`
  max-width: 72ch;
  color: ${token('color.text.secondary')};
`;

/** Controls of a dialog, one below the other. */
export const DialogFields = styled.div`
  display: grid;
  gap: ${token('space.4')};
`;

/** Links side by side. */
export const HelpLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.6')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
