import { dialogActions, navPaths, useAppDispatch, useIsPathHidden, useServices, useT } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { shellMessages } from '../../messages/shellMessages.ts';
import { MEDIUM, NARROW } from './headInset.ts';
import { ServiceEntryMark } from './ServiceEntryMark.tsx';
import { utilityKeys } from './navigation.ts';

/** Links next to the brand: promotions, venture, sponsorship, download, customer service; and the button of the chat panel. */
export function UtilityNav() {
  const t = useT(shellMessages);
  const dispatch = useAppDispatch();
  const { features } = useServices().brand;
  const isHidden = useIsPathHidden();
  const keys = utilityKeys.filter((key) => !isHidden(navPaths[key]));
  return (
    <Nav aria-label={t('nav.utility')}>
      {keys.map((key) => (
        <NavLink key={key} to={navPaths[key]}>
          {t(`nav.${key}`)}
          {key === 'customer' && <ServiceEntryMark />}
        </NavLink>
      ))}
      {features.chat && (
        <button type="button" data-chat="" onClick={() => dispatch(dialogActions.opened({ kind: 'chat' }))}>
          {t('nav.chat')}
        </button>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: ${token('space.1')};
  margin-left: ${token('space.2')};
  padding-left: ${token('space.2')};
  border-left: 1px solid ${token('color.line.hairline')};
  ${NARROW} {
    order: 1;
    flex-wrap: wrap;
    width: 100%;
    margin: 0;
    padding: 0;
    border: 0;
  }
  > * {
    padding: ${token('space.1')} ${token('space.2')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    text-decoration: none;
    white-space: nowrap;
  }
  > :hover,
  > .active {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  ${MEDIUM} {
    gap: 0;
    > * {
      padding-inline: ${token('space.1')};
    }
  }
`;
