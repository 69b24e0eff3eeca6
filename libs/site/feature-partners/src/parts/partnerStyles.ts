import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Sections of a page in one column. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};
  min-width: 0;
`;

/** Head of a page: text on the left, a figure or a card on the right. */
export const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.8')};
  padding: ${token('space.10')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: linear-gradient(115deg, ${token('color.surface.panel')} 45%, ${token('color.accent.soft')});
  h1 {
    font-size: ${token('font.size.display')};
    line-height: ${token('font.leading.tight')};
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${token('space.6')};
  }
`;

/** Sentence under the title of a {@link Hero}. */
export const Lead = styled.p`
  max-width: 46ch;
  margin: ${token('space.3')} 0 ${token('space.6')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.price')};
`;

/** Buttons side by side. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};
`;

/** Figures with their names. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(7rem, auto));
  gap: ${token('space.5')} ${token('space.8')};
  margin: 0;
  dt {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  dd {
    margin: 0;
    font-size: ${token('font.size.title')};
    font-weight: ${token('font.weight.strong')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Numbered steps side by side, separated by hairlines. */
export const StepRow = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${token('space.6')};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  > li {
    padding-top: ${token('space.4')};
    border-top: 2px solid ${token('color.accent.fill')};
    counter-increment: step;
  }
  > li > strong::before {
    margin-inline-end: ${token('space.2')};
    color: ${token('color.accent.text')};
    content: counter(step) '.';
  }
  p {
    margin-top: ${token('space.1')};
    color: ${token('color.text.secondary')};
  }
`;

/** Muted text below a heading or a control. */
export const Hint = styled.p`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

/** Two columns that fold into one below 60rem. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token('space.6')};
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Names and values in two columns, values on the right. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token('space.2')} ${token('space.4')};
  margin: 0;
  dt {
    color: ${token('color.text.secondary')};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  [data-total] {
    padding-top: ${token('space.2')};
    border-top: 1px solid ${token('color.line.hairline')};
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
`;
