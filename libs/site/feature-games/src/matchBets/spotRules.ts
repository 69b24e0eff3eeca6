import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/** List of prices: `MatchSpot`. */
export const spotRules = css`
  display: grid;
  gap: 2px;
  > li {
    display: flex;
    gap: ${token('space.2')};
    align-items: baseline;
    justify-content: space-between;
    padding: 0 ${token('space.2')};
    border-radius: ${token('radius.cell')};
    background: ${token('color.surface.fill')};
    line-height: 2rem;
    white-space: nowrap;
  }
  li small {
    overflow: hidden;
    color: ${token('color.text.secondary')};
    text-overflow: ellipsis;
  }
  > li:has(> button) {
    padding: 0;
  }
  button {
    display: flex;
    flex: 1;
    gap: ${token('space.2')};
    align-items: baseline;
    justify-content: inherit;
    min-width: 0;
    padding: 0 ${token('space.2')};
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    line-height: inherit;
    cursor: pointer;
    &:hover {
      background: ${token('color.surface.hover')};
    }
    &[aria-pressed='true'] {
      background: ${token('color.accent.fill')};
      color: ${token('color.text.onAccent')};
    }
    &&[aria-pressed='true'] > small {
      color: inherit;
    }
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
      outline-offset: -2px;
    }
    &:disabled {
      cursor: not-allowed;
    }
  }
  > li[data-closed] {
    background: none;
    color: ${token('color.text.muted')};
    box-shadow: inset 0 0 0 1px ${token('color.line.hairline')};
  }
  > li[data-picked] {
    box-shadow: inset 0 0 0 2px ${token('color.accent.fill')};
  }
  > li[data-none] {
    grid-column: 1 / -1;
    justify-content: center;
    background: none;
    color: ${token('color.text.muted')};
  }
`;
