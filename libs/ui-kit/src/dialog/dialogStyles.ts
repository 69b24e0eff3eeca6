import { styled, keyframes, type StyledComponent } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`;

/**
 * Dimmed area behind a dialog, with the rule of a page that does not scroll. The space of its scrollbar stays reserved, so that
 * nothing moves. `:not(&)` only makes the selector one of this element, which styled-components requires outside global styles.
 */
export const Backdrop: StyledComponent<'div'> = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('zIndex.dialog')};
  background: ${token('color.surface.overlay')};
  user-select: none;
  animation: ${appear} ${token('motion.base')} ${token('motion.ease')};
  transition: opacity ${token('motion.base')} ${token('motion.ease')};
  &[data-ending-style] {
    opacity: 0;
  }
  &[data-nested] {
    background: none;
  }
  html[data-scroll-locked]:not(&) {
    overflow: hidden;
  }
  html[data-scroll-locked='gutter']:not(&) {
    scrollbar-gutter: stable;
  }
`;

/** Surface of a dialog. */
export const Popup: StyledComponent<'div'> = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('zIndex.dialog')};
  display: flex;
  flex-direction: column;
  width: min(30rem, calc(100vw - 2rem));
  height: fit-content;
  max-height: calc(100dvh - 3rem);
  margin: auto;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  box-shadow: ${token('shadow.dialog')};
  outline: 0;
  animation: ${rise} ${token('motion.base')} ${token('motion.ease')};
  transition:
    opacity ${token('motion.base')} ${token('motion.ease')},
    transform ${token('motion.base')} ${token('motion.ease')};
  &[data-nested-dialog-open]::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: inherit;
    background: ${token('color.surface.overlay')};
  }
  &[data-size='small'] {
    width: min(22.5rem, calc(100vw - 2rem));
  }
  &[data-size='large'] {
    width: min(45rem, calc(100vw - 2rem));
  }
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(0.5rem);
  }
`;

/** Title row. */
export const Head: StyledComponent<'div'> = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  padding: ${token('space.4')} ${token('space.4')} ${token('space.2')} ${token('space.6')};
`;

/** Title. */
export const Title: StyledComponent<'h2'> = styled.h2`
  font-size: ${token('font.size.title')};
  overflow-wrap: anywhere;
`;

/** Content, which scrolls by itself. */
export const Body: StyledComponent<'div'> = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token('space.2')} ${token('space.6')} ${token('space.6')};
  overflow: auto;
  overflow-wrap: anywhere;
`;

/** Row of buttons. */
export const Foot: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.6')} ${token('space.5')};
`;
