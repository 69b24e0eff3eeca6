import { Notice as Line, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Form with its fields in one column. */
export const Form = styled.form`
  display: grid;
  gap: ${token('space.4')};
  padding-top: ${token('space.1')};
`;

/** Column with the spacing of {@link Form}, for panels without a form. */
export const Stack = styled.div`
  display: grid;
  gap: ${token('space.4')};
  padding-top: ${token('space.1')};
`;

/** Message with a tinted background and an edge. The text carries the meaning; colour only supports it. */
export const Notice = styled(Line)`
  display: grid;
  gap: ${token('space.1')};
  padding: ${token('space.2')} ${token('space.3')};
  outline: 0;
  &[data-tone='danger'] {
    color: ${token('color.text.danger')};
  }
`;

/** Row of small links, one at each end. */
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

/** Button that looks like a link. */
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

/** Secondary text in small print. */
export const FinePrint = styled.p`
  padding-top: ${token('space.3')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  > a {
    white-space: nowrap;
  }
`;

/** List of names and values. */
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

/** Two buttons of equal width. */
export const ButtonPair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.2')};
`;

/** Error of a control that is no text field. */
export const FieldError = styled.p`
  color: ${token('color.text.danger')};
  font-size: ${token('font.size.caption')};
  &:empty {
    display: none;
  }
`;
