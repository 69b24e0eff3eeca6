import { styled, type StyledComponent } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** Small table of a text: names at the left, figures at the right. Lists of records use `Table`. */
export const FigureTable: StyledComponent<'table'> = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    padding-bottom: ${token('space.2')};
    font-weight: ${token('font.weight.strong')};
    text-align: left;
  }
  th,
  td {
    padding: ${token('space.2')} 0;
    border-bottom: 1px solid ${token('color.line.hairline')};
    font-weight: ${token('font.weight.regular')};
    text-align: left;
  }
  thead th,
  tfoot td {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  tbody td,
  thead th:not(:first-child) {
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  tfoot td {
    border: 0;
  }
`;
