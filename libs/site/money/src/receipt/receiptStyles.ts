import { token } from '@pavilion/ui-kit';
import styled, { createGlobalStyle } from 'styled-components';

/** Prints only the receipt: black on white, at the top of the page. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { margin: 16mm; }
    #root { display: none; }
    body * { visibility: hidden; }
    [data-receipt], [data-receipt] * { visibility: visible; color: #000 !important; }
    [data-receipt] {
      position: fixed;
      inset: 0 0 auto;
      border: 0 !important;
      background: #fff !important;
    }
  }
`;

export const Paper = styled.article`
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  font-variant-numeric: tabular-nums;
  > * {
    padding-inline: ${token('space.6')};
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  padding-block: ${token('space.5')};
  border-bottom: 3px double ${token('color.line.strong')};
  > svg {
    width: 2.25rem;
    height: 2.25rem;
  }
  > strong {
    font-size: ${token('font.size.title')};
  }
  > span {
    margin-left: auto;
    text-align: end;
  }
  > span > strong,
  > span > small {
    display: block;
  }
  small {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
`;

export const Amount = styled.p`
  display: grid;
  padding-top: ${token('space.5')};
  small {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  strong {
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.headline')};
    line-height: ${token('font.leading.tight')};
  }
`;

export const Legs = styled.ol`
  display: grid;
  gap: ${token('space.3')};
  padding-top: ${token('space.5')};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${token('space.4')};
  }
  > li > strong {
    font-size: ${token('font.size.price')};
  }
  small {
    grid-column: 1 / -1;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
`;

export const Rows = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.2')} ${token('space.6')};
  margin: 0;
  padding-block: ${token('space.4')};
  > dt {
    color: ${token('color.text.secondary')};
  }
  > dd {
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  &[data-totals] {
    align-items: baseline;
    margin-inline: ${token('space.6')};
    padding-inline: 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  &[data-totals] > dd {
    font-size: ${token('font.size.title')};
    font-weight: ${token('font.weight.strong')};
  }
`;

export const Code = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  padding-block: ${token('space.4')};
  border-top: 1px dashed ${token('color.line.strong')};
  > svg {
    flex: none;
    width: 5.5rem;
    height: 5.5rem;
  }
`;

export const Notes = styled.ul`
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;
