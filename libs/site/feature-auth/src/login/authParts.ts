import { Notice as Line, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Fields, one under the other. */
export const Form = styled.form`
  display: grid;
  gap: ${token('space.4')};
  padding-top: ${token('space.1')};
`;

/** The same rhythm for panels that are no form. */
export const Stack = styled.div`
  display: grid;
  gap: ${token('space.4')};
  padding-top: ${token('space.1')};
`;

/** A message on a tinted ground, with an edge of its tone: never colour alone, the words say it. */
export const Notice = styled(Line)`
  display: grid;
  gap: ${token('space.1')};
  padding: ${token('space.2')} ${token('space.3')};
  outline: 0;
  &[data-tone='danger'] {
    color: ${token('color.text.danger')};
  }
`;

/** Small links, one at each end. */
export const FootRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.4')};
  > a {
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
`;

/** A button that reads as a link. */
export const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.text.link')};
  font: inherit;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
  &:disabled {
    color: ${token('color.text.muted')};
    text-decoration: none;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
    border-radius: ${token('radius.cell')};
  }
`;

/** What nobody reads but everybody may. */
export const FinePrint = styled.p`
  padding-top: ${token('space.3')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  > a {
    white-space: nowrap;
  }
`;

/** Facts as pairs of a name and a value. */
export const DetailList = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space.2')} ${token('space.4')};
  margin: 0;
  > dt {
    color: ${token('color.text.secondary')};
  }
  > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** Two buttons of one width. */
export const ButtonPair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.2')};
`;

/** What is wrong with something that is no text field. */
export const FieldError = styled.p`
  color: ${token('color.text.danger')};
  font-size: ${token('font.size.caption')};
  &:empty {
    display: none;
  }
`;
