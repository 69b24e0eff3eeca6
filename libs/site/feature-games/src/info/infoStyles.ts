import { FigureTable, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Content of fixed height, so that the dialog does not grow when the rules arrive. Long rules scroll in it. */
export const Sheet = styled.div`
  height: min(38rem, 62vh);
  overflow-y: auto;
  scrollbar-gutter: stable;
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
  }
`;

/** Cover and data next to each other. */
export const Front = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  gap: ${token('space.6')};
  align-items: start;
  @media (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Picture of the game. */
export const Picture = styled.div`
  overflow: hidden;
  border-radius: ${token('radius.panel')};
  aspect-ratio: 4 / 5;
`;

export const DetailList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.2')} ${token('space.4')};
  > dt {
    color: ${token('color.text.secondary')};
  }
  > dd {
    font-variant-numeric: tabular-nums;
  }
`;

export const Rules = styled.div`
  display: grid;
  gap: ${token('space.2')};
  margin: ${token('space.6')} 0;
  > h3 {
    font-size: ${token('font.size.price')};
  }
  > p {
    color: ${token('color.text.secondary')};
  }
`;

export const PayTable = styled(FigureTable)`
  caption {
    font-size: ${token('font.size.price')};
  }
`;
