import { token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { choiceStates } from '../parts/choiceStates.ts';

const FOLDED = '(max-width: 1599px)';

/** A group of the sidebar. */
export const SidebarGroup = styled.div`
  display: grid;
  gap: 0.125rem;
  & + & {
    margin-top: ${token('space.2')};
    padding-top: ${token('space.2')};
    border-top: 1px solid ${token('color.line.hairline')};
  }
  @media ${FOLDED} {
    &[data-leagues] {
      display: none;
    }
  }
  [data-sidebar='bar'] &[data-shows] {
    padding: 0.125rem;
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.sunken')};
  }
  [data-sidebar='bar'] &[data-sports] {
    gap: ${token('space.1')};
  }
`;

/** Heading of a group. */
export const SidebarTitle = styled.h2`
  padding: ${token('space.1')} ${token('space.3')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  font-weight: ${token('font.weight.regular')};
`;

/**
 * A choice of the sidebar: icon, name, count.
 *
 * Only the sport is marked with the accent colour; show type and league are marked by a neutral fill and font weight.
 * A collapsed sidebar hides the counts of the sports.
 */
export const SidebarButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-width: 0;
  min-height: ${token('density.control')};
  padding: 0 ${token('space.3')};
  text-align: left;
  ${choiceStates}
  > svg {
    flex: none;
    font-size: 1.25rem;
  }
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    margin-left: auto;
  }
  [data-sports] > &[aria-pressed='true'] {
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
  }
  [data-sidebar='bar'] & {
    flex: none;
    min-height: ${token('density.controlSmall')};
  }
  [data-sidebar='bar'] & > small {
    margin: 0;
  }
  [data-sidebar='bar'] [data-shows] > &[aria-pressed='true'] {
    background: ${token('color.surface.panel')};
  }
  [data-sidebar='bar'] [data-sports] > & {
    gap: ${token('space.1')};
    padding: 0 ${token('space.2')};
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface.panel')};
  }
  [data-sidebar='bar'] [data-sports] > &[aria-pressed='true'] {
    border-color: transparent;
    background: ${token('color.accent.soft')};
  }
  @media ${FOLDED} {
    [data-sidebar='column'] & {
      flex-direction: column;
      justify-content: center;
      gap: ${token('space.1')};
      min-height: 3.5rem;
      padding: ${token('space.1')} 0;
      font-size: ${token('font.size.caption')};
      line-height: 1.1;
      text-align: center;
    }
    [data-sidebar='column'] & > span {
      overflow: visible;
      white-space: normal;
      text-wrap: balance;
    }
    [data-sidebar='column'] & > svg {
      font-size: 1.375rem;
    }
    [data-sidebar='column'] & > small {
      margin: 0;
      font-size: max(12px, 0.75rem);
    }
    [data-sidebar='column'] [data-sports] > & > small {
      display: none;
    }
  }
`;

/** Link to the other sport venues, at the end of the sidebar. */
export const VenuesLink = styled(Link)`
  margin-top: auto;
  padding: ${token('space.3')};
  color: ${token('color.text.link')};
  font-size: ${token('font.size.caption')};
  text-align: center;
  text-decoration: none;
  [data-sidebar='bar'] & {
    margin: 0 0 0 auto;
    padding-block: 0;
    white-space: nowrap;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
`;
