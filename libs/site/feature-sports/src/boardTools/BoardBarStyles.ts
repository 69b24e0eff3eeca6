import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { choiceStates } from '../parts/choiceStates.ts';

/** Temporary notice over the bottom of the board for removed matches; it does not shift the layout. */
export const RemovedMatchesNotice = styled.p`
  position: absolute;
  z-index: ${token('zIndex.sticky')};
  inset: auto auto ${token('space.3')} ${token('space.3')};
  max-width: min(40rem, calc(100% - 2 * ${token('space.3')}));
  padding: ${token('space.2')} ${token('space.3')};
  overflow: hidden;
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.inverse')};
  color: ${token('color.text.onInverse')};
  font-size: ${token('font.size.caption')};
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;

/** Bar with the number of hidden matches and the button that restores them. */
export const HiddenBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.1')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;

/** Row of days above the early board. */
export const DayRow = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space.1')};
  padding: ${token('space.1')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  overflow-x: auto;
  scrollbar-width: none;
`;

/** A day of the early board with its number of matches. */
export const DayButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  flex: none;
  height: ${token('density.controlSmall')};
  padding: 0 ${token('space.3')};
  font-size: ${token('font.size.caption')};
  white-space: nowrap;
  ${choiceStates}
`;

/** Menu of a match; its position is set in a `style` attribute. */
export const MenuSheet = styled.div`
  position: fixed;
  z-index: ${token('zIndex.popup')};
  min-width: 9rem;
  padding: ${token('space.1')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.popup')};
  > button {
    display: block;
    width: 100%;
    min-height: ${token('density.controlSmall')};
    padding: 0 ${token('space.3')};
    border: 0;
    border-radius: ${token('radius.cell')};
    outline: 0;
    background: transparent;
    color: ${token('color.text.primary')};
    font-size: ${token('font.size.body')};
    text-align: left;
  }
  > button:hover,
  > button:focus-visible {
    background: ${token('color.surface.hover')};
  }
`;
