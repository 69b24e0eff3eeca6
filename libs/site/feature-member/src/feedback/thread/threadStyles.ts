import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Messages, oldest first. */
export const Thread = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One message; those of the member are on the right. */
export const Bubble = styled.li`
  display: grid;
  gap: ${token('space.1')};
  max-width: min(40rem, 88%);
  justify-self: start;
  > p {
    padding: ${token('space.3')} ${token('space.4')};
    border-radius: ${token('radius.panel')};
    background: ${token('color.surface.sunken')};
    line-height: ${token('font.leading.text')};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > small {
    display: flex;
    gap: ${token('space.2')};
    color: ${token('color.text.muted')};
    font-variant-numeric: tabular-nums;
  }
  &[data-own] {
    justify-self: end;
  }
  &[data-own] > p {
    background: ${token('color.accent.soft')};
  }
  &[data-own] > small {
    justify-content: flex-end;
  }
`;

/** Pictures of the first message. */
export const ThreadPictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space.2')};
  img {
    display: block;
    width: 6rem;
    height: 6rem;
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    object-fit: cover;
  }
  a:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
  }
`;

/** Field and button of a reply. */
export const ReplyFields = styled.form`
  display: grid;
  gap: ${token('space.2')};
  padding-top: ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
  > button {
    justify-self: end;
  }
`;
