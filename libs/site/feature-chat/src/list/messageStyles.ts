import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/**
 * Scrolling area of the messages. Scroll anchoring of the browser is off, because `useRowWindow` keeps the position.
 */
export const Scroller = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: ${token('space.2')} ${token('space.4')} ${token('space.3')};
  overflow: hidden auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline-offset: -2px;
`;

/** Rows, aligned to the bottom if there are few. */
export const Rows = styled.div`
  margin-top: auto;
  &[data-empty] {
    margin-block: auto;
  }
`;

/** Divider before a new day or the first unread message. */
export const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.3')} 0 ${token('space.1')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  &[data-tone='new'] {
    color: ${token('color.accent.text')};
  }
  &[data-tone='new']::before,
  &[data-tone='new']::after {
    border-color: currentcolor;
    opacity: 0.4;
  }
`;

/** A message with its byline. The player's own messages are on the right. */
export const Message = styled.article`
  contain: layout style;
  position: relative;
  display: grid;
  justify-items: start;
  padding: ${token('space.2')} 0 0;
  &[data-following] {
    padding-top: ${token('space.1')};
  }
  &[data-own] {
    justify-items: end;
  }
  > [data-part='more'] {
    position: absolute;
    top: ${token('space.1')};
    right: 0;
    background: ${token('color.surface.panel')};
    opacity: 0;
  }
  &:hover > [data-part='more'],
  &:focus-within > [data-part='more'],
  > [data-part='more'][aria-expanded='true'] {
    opacity: 1;
  }
  @media (hover: none) {
    > [data-part='more'] {
      opacity: 1;
    }
  }
`;

/** Name of the author and time. */
export const Byline = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${token('space.2')};
  max-width: 100%;
  padding-right: ${token('space.8')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  [data-own] > & {
    padding-right: 0;
  }
  > bdi {
    overflow: hidden;
    color: ${token('color.text.secondary')};
    font-weight: ${token('font.weight.strong')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > time {
    flex: none;
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
  }
  > small {
    flex: none;
    font-size: inherit;
  }
`;

/** Plain text of a message, whose direction does not affect its surroundings (F-CHT-20). */
export const MessageText = styled.p`
  max-width: 100%;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: isolate;
  [data-own] > & {
    max-width: calc(100% - ${token('space.8')});
    padding: ${token('space.1')} ${token('space.3')};
    border-radius: ${token('radius.panel')};
    background: ${token('color.accent.soft')};
  }
  [data-role='system'] > & {
    color: ${token('color.text.secondary')};
  }
  &[data-recalled] {
    padding: 0;
    background: none;
    color: ${token('color.text.muted')};
    font-style: normal;
  }
  > mark {
    background: none;
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
`;

/** State of a message that is not delivered. */
export const DeliveryState = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space.1')} ${token('space.3')};
  padding-top: ${token('space.1')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  &[data-failed] {
    color: ${token('color.text.danger')};
  }
  > svg {
    font-size: 0.875rem;
  }
  > button {
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color.text.link')};
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
