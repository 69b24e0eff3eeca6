import {
  navPaths,
  selectIsMember,
  useAppSelector,
  useIsPathHidden,
  useT,
  SPORT_VENUE_PATH,
} from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { shellMessages } from '../../messages/shellMessages.ts';
import { headInset, NARROW, PHONE } from './headInset.ts';
import { mainKeys } from './navigation.ts';

/**
 * Categories of NAV-12 in one row; the current one is highlighted. The entry for sport leads members to the board of the venue,
 * guests to the lobby (DSK-07).
 */
export function MainNav() {
  const t = useT(shellMessages);
  const isHidden = useIsPathHidden();
  const keys = mainKeys.filter((key) => !isHidden(navPaths[key]));
  const isMember = useAppSelector(selectIsMember);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (nav.current) centreActive(nav.current);
  }, [pathname]);
  return (
    <Nav ref={nav} aria-label={t('nav.main')}>
      {keys.map((key) => (
        <Entry key={key} to={key === 'TY' && isMember ? SPORT_VENUE_PATH : navPaths[key]} end={key === 'HOME'}>
          {t(`nav.${key}`)}
        </Entry>
      ))}
    </Nav>
  );
}

/** Scrolls the entry of the page into view. Only the row scrolls: `scrollIntoView` would also move the page. */
function centreActive(nav: HTMLElement): void {
  const entry = nav.querySelector('.active')?.getBoundingClientRect();
  const row = nav.getBoundingClientRect();
  if (entry && nav.scrollWidth > nav.clientWidth)
    nav.scrollLeft += entry.left + entry.width / 2 - (row.left + row.width / 2);
}

const Nav = styled.nav`
  display: flex;
  gap: ${token('space.2')};
  height: ${token('layout.nav')};
  border-top: 1px solid ${token('color.line.hairline')};
  ${headInset}
  > :first-child {
    margin-left: calc(-1 * ${token('space.4')});
  }
  ${NARROW} {
    flex-wrap: wrap;
    height: auto;
    min-height: ${token('layout.nav')};
  }
  ${PHONE} {
    flex-wrap: nowrap;
    gap: 0;
    overflow: auto hidden;
    scrollbar-width: none;
  }
`;

const Entry = styled(NavLink)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  min-width: 4rem;
  min-height: ${token('layout.nav')};
  padding: 0 ${token('space.4')};
  color: ${token('color.text.secondary')};
  text-decoration: none;
  &:hover {
    color: ${token('color.text.primary')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &.active {
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  &.active::after {
    content: '';
    position: absolute;
    inset: auto ${token('space.4')} -1px;
    height: 2px;
    background: ${token('color.accent.fill')};
  }
`;
