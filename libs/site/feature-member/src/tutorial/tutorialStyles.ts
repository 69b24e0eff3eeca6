import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Frame around the element of a step. It takes no clicks. */
export const Ring = styled.div`
  position: fixed;
  top: -0.375rem;
  left: -0.375rem;
  z-index: ${token('zIndex.popup')};
  padding: 0.375rem;
  border-radius: ${token('radius.control')};
  outline: 2px solid ${token('color.accent.fill')};
  box-shadow: 0 0 0 0.3125rem ${token('color.accent.soft')};
  box-sizing: content-box;
  pointer-events: none;
  &[data-above-dialog] {
    z-index: ${token('zIndex.toast')};
  }
`;

/** Card of a step. */
export const Card = styled.section`
  position: fixed;
  top: 0;
  left: 0;
  z-index: ${token('zIndex.popup')};
  display: grid;
  gap: ${token('space.3')};
  width: min(20rem, calc(100vw - 1.5rem));
  padding: ${token('space.5')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  box-shadow: ${token('shadow.popup')};
  &[data-above-dialog] {
    z-index: ${token('zIndex.toast')};
  }
  h2 {
    font-size: ${token('font.size.price')};
  }
  h2:focus {
    outline: none;
  }
  > p {
    color: ${token('color.text.secondary')};
    line-height: ${token('font.leading.text')};
  }
  > p[data-hint] {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

/** Progress and title of a step, with the button that leaves the tutorial. */
export const CardHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space.3')};
  small {
    display: block;
    color: ${token('color.text.muted')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Buttons of a step. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space.2')};
`;

/** Chapters of the page. */
export const Chapters = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  margin: ${token('space.3')} 0 0;
  padding: 0;
  list-style: none;
`;

/** Heading of a chapter with its buttons. */
export const ChapterHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  h2 {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    font-size: ${token('font.size.price')};
  }
`;

/** Steps of a chapter to read. */
export const StepList = styled.ol`
  display: grid;
  gap: ${token('space.3')};
  max-width: 44rem;
  margin: ${token('space.4')} 0 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: ${token('space.3')};
    line-height: ${token('font.leading.text')};
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
    font-variant-numeric: tabular-nums;
  }
  strong {
    display: block;
  }
  span {
    color: ${token('color.text.secondary')};
  }
`;

/** Notice text that takes the free width. */
export const ResumeText = styled.span`
  flex: 1 1 14rem;
`;
