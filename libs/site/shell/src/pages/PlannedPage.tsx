import { useT } from '@pavilion/site-contract';
import { ArrowRightIcon, ButtonRoot, NavIcon, PageTitle, Tag, token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PlannedRoute } from '../features/plannedRoutes.ts';
import { plannedMessages } from '../messages/plannedMessages.ts';
import { shellMessages } from '../messages/shellMessages.ts';

/** Notice for a page that is not open yet, with links to other pages. */
export function PlannedPage({ nav }: { readonly nav: PlannedRoute['nav'] }) {
  const shell = useT(shellMessages);
  const t = useT(plannedMessages);
  return (
    <Sheet>
      <PageTitle lead={t('planned.text')}>
        {nav && <NavIcon name={nav} />}
        {shell(`nav.${nav ?? 'HOME'}`)}
        <Tag tone="warning">{t('planned.badge')}</Tag>
      </PageTitle>
      <Ways>
        <span>{t('planned.open')}</span>
        <ButtonRoot as={Link} to="/game/sport/crty" data-variant="primary">
          {t('planned.venue')}
          <ArrowRightIcon />
        </ButtonRoot>
        <ButtonRoot as={Link} to="/" data-variant="secondary">
          {shell('page.home')}
        </ButtonRoot>
      </Ways>
    </Sheet>
  );
}

const Sheet = styled.section`
  padding: ${token('space.10')} ${token('space.8')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  h1 {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    > svg {
      color: ${token('color.accent.text')};
    }
  }
`;

const Ways = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  > span {
    color: ${token('color.text.muted')};
  }
`;
