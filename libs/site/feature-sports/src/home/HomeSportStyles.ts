import { focusRing, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Width from which the sports can be in a column next to the tables. */
const WIDE = '(min-width: 1200px)';
/** Width from which the column has names and counts next to the icons. */
const UNFOLDED = '(min-width: 1600px)';

/** Sports of home: a row above the tables, or a column next to them on a wide window. */
export const SportList = styled.div`
  display: flex;
  gap: ${token('space.1')};
  min-width: 0;
  padding: ${token('space.1')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  overflow: auto hidden;
  scrollbar-width: none;
  > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${token('space.2')};
    min-height: ${token('density.control')};
    padding: 0 ${token('space.3')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: transparent;
    color: ${token('color.text.secondary')};
    ${focusRing}
  }
  svg {
    flex: none;
    font-size: 1.25rem;
  }
  small {
    color: ${token('color.text.muted')};
    font-family: ${token('font.family.figure')};
    font-size: max(12px, 0.75rem);
  }
  > button:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  > button[aria-pressed='true'] {
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  > button[aria-pressed='true'] > small {
    color: inherit;
  }
  @media ${WIDE} {
    &[data-form='column'] {
      position: sticky;
      top: calc(var(--venue-top) + ${token('space.2')});
      flex-direction: column;
      overflow: visible;
    }
    &[data-form='column'] > button {
      flex-direction: column;
      justify-content: center;
      gap: 0.125rem;
      min-height: 3.25rem;
      padding: ${token('space.1')} 0;
      font-size: max(12px, 0.8125rem);
    }
    &[data-form='column'] small {
      display: none;
    }
  }
  @media ${UNFOLDED} {
    &[data-form='column'] > button {
      flex-direction: row;
      justify-content: flex-start;
      gap: ${token('space.3')};
      min-height: ${token('density.control')};
      padding: 0 ${token('space.3')};
      font-size: ${token('font.size.body')};
    }
    &[data-form='column'] small {
      display: block;
      margin-left: auto;
    }
  }
`;
