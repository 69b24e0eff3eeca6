import {
  memberPaths,
  sessionActions,
  useAppDispatch,
  useAppSelector,
  useIsPathHidden,
  useT,
} from '@pavilion/site-contract';
import { Avatar, ChevronDownIcon, GridIcon, LogOutIcon, NavIcon, token } from '@pavilion/ui-kit';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PlayClock } from '../../playSession/PlayClock.tsx';
import { memberMessages } from '../../messages/memberMessages.ts';
import { shellMessages } from '../../messages/shellMessages.ts';
import { PHONE, SMALL_PHONE } from '../nav/headInset.ts';
import { memberKeys } from './memberNavigation.ts';
import { useDisclosure } from '../nav/useDisclosure.ts';

/**
 * Menu of the member's pages under the member's name.
 *
 * A disclosure of links, not an ARIA menu: Tab moves through its links, Escape closes it.
 */
export function MemberMenu() {
  const t = useT(shellMessages);
  const m = useT(memberMessages);
  const member = useAppSelector((state) => state.session.member);
  const name = member?.name ?? '';
  const { isOpen, setOpen, root } = useDisclosure();
  const id = useId();
  return (
    <Root ref={root}>
      <Trigger
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={m('header.account', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar size="small" name={name} {...(member?.avatar !== undefined && { url: member.avatar })} />
        <span data-testid="member-name">{name}</span>
        <ChevronDownIcon />
      </Trigger>
      <Sheet id={id} hidden={!isOpen} aria-label={t('nav.member')}>
        {isOpen && <PlayClock />}
        <ul>
          <li>
            <Link to="/mine">
              <GridIcon />
              {m('header.overview')}
            </Link>
          </li>
        </ul>
        <Links />
        <LogoutButton />
      </Sheet>
    </Root>
  );
}

function Links() {
  const t = useT(shellMessages);
  const isHidden = useIsPathHidden();
  const groups = memberKeys.map((group) => group.filter((key) => !isHidden(memberPaths[key])));
  return groups
    .filter(({ length }) => length > 0)
    .map((group) => (
      <ul key={group[0]}>
        {group.map((key) => (
          <li key={key}>
            <Link to={memberPaths[key]}>
              <NavIcon name={key} />
              {t(`nav.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    ));
}

function LogoutButton() {
  const t = useT(memberMessages);
  const dispatch = useAppDispatch();
  return (
    <button type="button" onClick={() => dispatch(sessionActions.logoutRequested())}>
      <LogOutIcon />
      {t('header.logout')}
    </button>
  );
}

const Root = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  height: ${token('density.control')};
  min-width: 8.5rem;
  padding: 0 ${token('space.3')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  > [data-testid] {
    flex: 1;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${PHONE} {
    gap: ${token('space.1')};
    min-width: 0;
    padding: 0 ${token('space.2')};
    > svg:last-child {
      display: none;
    }
    > [data-testid] {
      position: absolute;
      width: 1px;
      clip-path: inset(50%);
    }
  }
  ${SMALL_PHONE} {
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Sheet = styled.nav`
  position: absolute;
  top: calc(100% + ${token('space.2')});
  right: 0;
  z-index: ${token('zIndex.popup')};
  width: 13rem;
  padding: ${token('space.2')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.popup')};
  > ul {
    padding-bottom: ${token('space.2')};
    margin-bottom: ${token('space.2')};
    border-bottom: 1px solid ${token('color.line.hairline')};
  }
  a,
  > button {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    width: 100%;
    min-height: ${token('density.control')};
    padding: 0 ${token('space.3')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: transparent;
    color: ${token('color.text.primary')};
    text-decoration: none;
  }
  svg {
    color: ${token('color.text.muted')};
    font-size: 1.125rem;
  }
  a:hover,
  > button:hover {
    background: ${token('color.surface.hover')};
  }
`;
