import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Group of fields with a hairline below it. */
export const Group = styled.section`
  display: grid;
  gap: ${token('space.5')};
  padding: ${token('space.6')};
  & + & {
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > h2 {
    font-size: ${token('font.size.price')};
  }
`;

/** Picture of the member with its button. */
export const Picture = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
`;

/** Fields of the member, one per line. */
export const ProfileRows = styled.dl`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.4')} ${token('space.6')};
  margin: 0;
  @media (min-width: 80rem) {
    grid-template-columns: repeat(2, 8rem minmax(0, 1fr));
  }
  > dt {
    color: ${token('color.text.secondary')};
  }
  > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.3')};
    min-width: 0;
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  > dd[data-named] {
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.control')};
    background: ${token('color.status.warningSoft')};
  }
`;

/** Form of missing profile fields. */
export const MissingProfileFields = styled.form`
  display: grid;
  gap: ${token('space.4')};
  padding-top: ${token('space.5')};
  border-top: 1px solid ${token('color.line.hairline')};
  > * {
    max-width: 27rem;
  }
  > h3 {
    font-size: ${token('font.size.body')};
  }
  > p {
    margin-top: calc(${token('space.3')} * -1);
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

/** Name above a choice that has no visible label. */
export const FieldName = styled.p`
  margin-bottom: ${token('space.1')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;

/** Error of a choice. */
export const FieldError = styled.p`
  color: ${token('color.text.danger')};
  font-size: ${token('font.size.caption')};
`;

/** Refusal of the platform. */
export const Refusal = styled.div`
  padding: ${token('space.2')} ${token('space.3')};
  border-inline-start: 3px solid ${token('color.status.danger')};
  border-radius: ${token('radius.cell')};
  background: ${token('color.status.dangerSoft')};
  color: ${token('color.text.danger')};
  overflow-wrap: anywhere;
`;

/** Year, month and day side by side. */
export const DateParts = styled.div`
  display: grid;
  grid-template-columns: 1.3fr 1fr 1fr;
  gap: ${token('space.1')} ${token('space.2')};
  > span,
  > p {
    grid-column: 1 / -1;
  }
  > span {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
`;

/** List of one part of a date. */
export const DatePart = styled.select`
  min-height: ${token('density.control')};
  min-width: 0;
  padding: 0 ${token('space.2')};
  border: 1px solid ${token('color.line.strong')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  font: inherit;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    border-color: ${token('color.line.focus')};
    outline: 1px solid ${token('color.line.focus')};
  }
  &[aria-invalid] {
    border-color: ${token('color.status.danger')};
  }
`;

/** Explanation and field of a dialog. */
export const RevealForm = styled.form`
  display: grid;
  gap: ${token('space.4')};
  > p {
    color: ${token('color.text.secondary')};
  }
`;
