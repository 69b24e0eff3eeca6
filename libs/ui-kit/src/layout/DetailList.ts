import { styled, type StyledComponent } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** List of labels and values with a hairline between the rows. With `data-tall` a row is as high as a control. */
export const DetailList: StyledComponent<'dl'> = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  margin: 0;
  > dt,
  > dd {
    margin: 0;
    padding-block: ${token('space.2')};
    border-bottom: 1px solid ${token('color.line.hairline')};
  }
  > dt {
    padding-inline-end: ${token('space.6')};
    color: ${token('color.text.secondary')};
  }
  > dd {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${token('space.1')};
    min-width: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &[data-tall] > dt,
  &[data-tall] > dd {
    display: flex;
    align-items: center;
    min-height: ${token('density.control')};
    padding-block: ${token('space.1')};
  }
  > :nth-last-child(-n + 2) {
    border-bottom: 0;
  }
`;
