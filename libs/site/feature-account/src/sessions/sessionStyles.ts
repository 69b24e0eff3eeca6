import { Panel, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Panel of the sessions, below the bindings. */
export const SessionFrame = styled(Panel)`
  margin-top: ${token('space.6')};
`;

/** Title, hint and the button that ends all other sessions. */
export const SessionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')} ${token('space.6')};
  padding: ${token('space.5')} ${token('space.6')};
  h2 {
    font-size: ${token('font.size.price')};
    outline: 0;
  }
  p {
    color: ${token('color.text.secondary')};
  }
`;

/** Heading of the ended sessions. */
export const EndedHeading = styled.h3`
  padding: ${token('space.5')} ${token('space.6')} ${token('space.3')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.body')};
`;

/** List of sessions. */
export const SessionRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One session: device and place, times, button or reason of the end. */
export const SessionLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 8.5rem;
  align-items: center;
  gap: ${token('space.1')} ${token('space.4')};
  padding: ${token('space.4')} ${token('space.6')};
  border-top: 1px solid ${token('color.line.hairline')};
  > button,
  > p {
    justify-self: end;
  }
  @media (max-width: 45rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    > dl {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

/** Device with its mark, and place below. */
export const SessionName = styled.div`
  > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    overflow-wrap: anywhere;
  }
  > p:last-child {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

/** Times of a session. */
export const SessionTimes = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${token('space.3')};
  margin: 0;
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
  > dd {
    margin: 0;
  }
`;

/** Reason of the end. */
export const EndReason = styled.p`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  text-align: end;
`;
