import { Notice, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** List of bindings with a hairline between them. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One binding: icon, name and purpose, state, button; below them its form. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto 6.5rem;
  align-items: center;
  gap: ${token('space.1')} ${token('space.4')};
  padding: ${token('space.5')} ${token('space.6')};
  border-top: 1px solid ${token('color.line.hairline')};
  > svg {
    color: ${token('color.text.muted')};
    font-size: 1.5rem;
  }
  &[data-bound] > svg {
    color: ${token('color.status.success')};
  }
  > button,
  > a {
    justify-self: end;
  }
  @media (max-width: 45rem) {
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  }
`;

/** Name and purpose of a binding. */
export const RowName = styled.div`
  min-width: 0;
  > h2 {
    font-size: ${token('font.size.body')};
    outline: 0;
  }
  > p {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

/** Masked value and state of a binding. */
export const RowState = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space.1')} ${token('space.3')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  @media (max-width: 45rem) {
    grid-column: 2 / -1;
    grid-row: 2;
    justify-content: flex-start;
  }
`;

/** Label "cannot be changed" in place of a button. */
export const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  justify-self: end;
  gap: ${token('space.1')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

/** Form of an open binding below its name. */
export const Form = styled.form`
  grid-column: 2 / -1;
  display: grid;
  gap: ${token('space.4')};
  width: 100%;
  max-width: 27rem;
  padding: ${token('space.4')} 0 ${token('space.2')};
`;

/** Area code and number in one line. */
export const PhoneLine = styled.div`
  display: grid;
  grid-template-columns: 10.5rem minmax(0, 1fr);
  align-items: start;
  gap: ${token('space.2')};
`;

/** Submit and cancel buttons. */
export const FormFoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
`;

/** Small print of a form. */
export const Caption = styled.p`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;

/** Notice with space below it. */
export const NoticeAbove = styled(Notice)`
  margin-bottom: ${token('space.4')};
`;

/** Notice below the panels. */
export const NoticeBelow = styled(Notice)`
  margin-top: ${token('space.6')};
`;

/** Strength of a password: label, bars, word. */
export const StrengthRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  margin-top: calc(${token('space.2')} * -1);
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  > b {
    min-width: 4em;
    color: ${token('color.text.secondary')};
    font-weight: ${token('font.weight.regular')};
    text-align: end;
  }
`;
