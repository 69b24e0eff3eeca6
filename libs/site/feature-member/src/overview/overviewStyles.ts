import { Panel, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Two columns of panels; one on a narrow screen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
  align-items: start;
  gap: ${token('space.4')};
  @media (max-width: 72rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Panels of one column. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

/** Panel of the overview. */
export const Summary = styled(Panel)`
  padding: ${token('space.5')};
`;

/** Title, count and link of a panel. */
export const SummaryHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-height: ${token('density.controlSmall')};
  margin-bottom: ${token('space.4')};
  > h2 {
    font-size: ${token('font.size.price')};
  }
`;

/** Link to the page with everything. */
export const More = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  margin-inline-start: auto;
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${token('color.accent.text')};
    text-decoration: underline;
  }
`;

/** Sentence below outdated data. */
export const Stale = styled.p`
  margin-top: ${token('space.3')};
  color: ${token('color.text.warning')};
  font-size: ${token('font.size.caption')};
`;

/** Labelled figures side by side. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${token('space.3')} ${token('space.5')};
  margin: 0;
  dt {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  dd {
    margin: 0;
  }
`;

/** Rows of bets, orders or messages: words at the left, figures at the right. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  * + & {
    margin-top: ${token('space.4')};
  }
  > li {
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li:last-child {
    margin-bottom: calc(${token('space.2')} * -1);
  }
  > li > a,
  > li > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token('space.4')};
    margin: 0 calc(${token('space.2')} * -1);
    padding: ${token('space.2')};
    border-radius: ${token('radius.control')};
    color: inherit;
    text-decoration: none;
  }
  > li > a:hover {
    background: ${token('color.surface.hover')};
  }
  strong {
    display: block;
    overflow: hidden;
    font-weight: ${token('font.weight.strong')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    display: block;
    overflow: hidden;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-end] {
    text-align: end;
  }
`;

/** Sentence of a panel without rows, with a link to what fills it. */
export const Nothing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.4')};
  color: ${token('color.text.secondary')};
`;
