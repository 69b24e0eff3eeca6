import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Panels of a page, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

/** Muted sentence of a panel. */
export const Note = styled.p`
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  * + & {
    margin-top: ${token('space.4')};
  }
`;

/** Gifts or rewards, one per line: words, amount, claim. */
export const GiftRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 6rem;
    align-items: center;
    gap: ${token('space.4')};
    padding: ${token('space.3')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li:first-child {
    border-top: 0;
  }
  > li > div {
    display: grid;
    gap: 0.125rem;
  }
  > li > :last-child {
    justify-self: end;
  }
  small {
    color: ${token('color.text.secondary')};
  }
  @media (max-width: 30rem) {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > li > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Heading of a panel whose table reaches its edges. */
export const FlushHead = styled.div`
  padding: ${token('space.5')} ${token('space.6')} ${token('space.4')};
  > h2 {
    font-size: ${token('font.size.price')};
  }
`;
