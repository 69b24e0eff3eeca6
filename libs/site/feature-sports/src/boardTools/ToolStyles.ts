import { focusRing, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Row of tools above the board. */
export const ToolRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.2')} ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  > h1 {
    margin-right: auto;
    font-size: ${token('font.size.body')};
    font-weight: ${token('font.weight.regular')};
    color: ${token('color.text.secondary')};
  }
`;

/** Native select: it needs no script, and phones show their own picker. */
export const ToolSelect = styled.select`
  height: ${token('density.controlSmall')};
  max-width: 10rem;
  padding: 0 ${token('space.2')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  font-size: ${token('font.size.caption')};
  ${focusRing}
  &:hover {
    border-color: ${token('color.line.strong')};
  }
`;

/** Search box of the board. */
export const SearchBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  flex: 1 1 8rem;
  min-width: 0;
  max-width: 13rem;
  height: ${token('density.controlSmall')};
  padding-left: ${token('space.2')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.muted')};
  &:focus-within {
    border-color: ${token('color.line.focus')};
    box-shadow: 0 0 0 1px ${token('color.line.focus')};
  }
  > input {
    flex: 1;
    min-width: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: ${token('color.text.primary')};
    font-size: ${token('font.size.caption')};
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  > input::placeholder {
    color: ${token('color.text.muted')};
  }
`;

/** Toggle or menu button of the tool row. */
export const ToolToggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  min-width: 0;
  max-width: 11rem;
  height: ${token('density.controlSmall')};
  padding: 0 ${token('space.2')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  white-space: nowrap;
  ${focusRing}
  > svg {
    flex: none;
  }
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > small {
    color: ${token('color.text.muted')};
    font-family: ${token('font.family.figure')};
    font-size: inherit;
  }
  &:hover {
    border-color: ${token('color.line.strong')};
    color: ${token('color.text.primary')};
  }
  &[aria-pressed='true'] {
    background: ${token('color.surface.fill')};
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
  &[aria-pressed='true'] > small {
    color: inherit;
  }
  &[aria-pressed='true'] > svg {
    color: ${token('color.accent.text')};
  }
`;
