import { styled, type StyledComponent } from 'styled-components';
import { token } from '../tokens/token.ts';

/** Popup of menus and lists. */
export const PopupSheet: StyledComponent<'div'> = styled.div`
  min-width: var(--anchor-width, 8rem);
  max-height: min(var(--available-height, 24rem), 24rem);
  padding: ${token('space.1')};
  overflow-y: auto;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.popup')};
  outline: 0;
  transition: opacity ${token('motion.fast')} ${token('motion.ease')};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** One item of a popup. */
export const PopupItem: StyledComponent<'div'> = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-height: ${token('density.control')};
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: calc(${token('radius.control')} - 0.125rem);
  color: ${token('color.text.primary')};
  outline: 0;
  cursor: pointer;
  user-select: none;
  &[data-highlighted] {
    background: ${token('color.surface.hover')};
  }
  &[data-selected] {
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  &[data-disabled] {
    color: ${token('color.text.muted')};
    cursor: not-allowed;
  }
  &[data-tone='danger'] {
    color: ${token('color.text.danger')};
  }
`;

/** Layer of popups above the page. */
export const PopupLayer: StyledComponent<'div'> = styled.div`
  z-index: ${token('zIndex.toast')};
  outline: 0;
`;
