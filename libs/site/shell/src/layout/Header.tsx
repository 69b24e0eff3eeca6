import {
  selectIsMember,
  useAppDispatch,
  useAppSelector,
  useServices,
  useT,
  dialogActions,
  lazyWithRetry,
} from '@pavilion/site-contract';
import { Button, ErrorBoundary, token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useSite } from '../context/useSite.ts';
import { CrashedCorner } from '../errors/CrashedCorner.tsx';
import { shellMessages } from '../messages/shellMessages.ts';
import { prefetchDialog } from '../overlays/DialogHost.tsx';
import { Choices } from './choices/Choices.tsx';
import {
  headContainer,
  headInset,
  MEDIUM,
  LOW_WINDOW,
  NARROW,
  NARROW_WINDOWS,
  PHONE,
  SMALL_PHONE,
  upTo,
  type PageLayout,
} from './nav/headInset.ts';
import { MainNav } from './nav/MainNav.tsx';
import { SearchButton } from './SearchButton.tsx';
import { UtilityNav } from './nav/UtilityNav.tsx';

const MemberCorner = lazyWithRetry(() => import('./member/MemberCorner.tsx').then((file) => file.MemberCorner));

/** Props of {@link Header}. */
export interface HeaderProps {
  readonly layout: PageLayout;
}

/** Header of every page: brand, services, member or guest controls, and the categories. */
export function Header({ layout }: HeaderProps) {
  const { brand, i18n, logger } = useServices();
  const t = useT(shellMessages);
  const isMember = useAppSelector(selectIsMember);
  return (
    <Bar data-layout={layout}>
      <Top>
        <Mark to="/" aria-label={`${brand.names[i18n.locale()]} ${t('nav.HOME')}`}>
          <Seal aria-hidden="true">
            <use href="#brand-mark" />
          </Seal>
          <Name>{brand.names[i18n.locale()]}</Name>
        </Mark>
        <UtilityNav />
        <Choices />
        <Corner>
          <SearchButton />
          {isMember ? (
            <ErrorBoundary
              fallback={(retry) => <CrashedCorner onRetry={retry} />}
              onError={(error) => logger.warn('header.crashed', { error: String(error) })}
            >
              <MemberCorner />
            </ErrorBoundary>
          ) : (
            <GuestCorner />
          )}
        </Corner>
      </Top>
      <MainNav />
    </Bar>
  );
}

function GuestCorner() {
  const t = useT(shellMessages);
  return (
    <>
      <Button {...useOpenDialog('login')}>{t('header.login')}</Button>
      <Button variant="primary" {...useOpenDialog('register')}>
        {t('header.register')}
      </Button>
    </>
  );
}

/** Props of a button that opens a dialog, and loads it when the pointer or the focus reaches the button. */
function useOpenDialog(kind: 'login' | 'register') {
  const dispatch = useAppDispatch();
  const services = useServices();
  const { features, store } = useSite();
  const prefetch = () => prefetchDialog(kind, { features, services, store });
  return {
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: () => dispatch(dialogActions.opened({ kind })),
  };
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('zIndex.header')};
  background: ${token('color.surface.panel')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  ${headContainer}
  ${upTo(
    NARROW_WINDOWS,
    css`
      position: static;
    `,
  )}
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  min-height: ${token('layout.header')};
  padding-block: ${token('space.2')};
  ${headInset}
  ${NARROW} {
    flex-wrap: wrap;
  }
  ${LOW_WINDOW} {
    > nav {
      display: none;
    }
  }
  ${PHONE} {
    flex-wrap: nowrap;
    gap: ${token('space.2')};
    min-height: 3.25rem;
    padding-block: 0;
    > nav,
    > [data-choices] {
      display: none;
    }
  }
  ${SMALL_PHONE} {
    padding-inline: ${token('space.3')};
  }
`;

const Mark = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('space.3')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text.primary')};
  text-decoration: none;
`;

/** Brand mark. It refers to an SVG symbol of the page (`brandPage`). */
const Seal = styled.svg`
  width: 2.25rem;
  height: 2.25rem;
`;

const Name = styled.span`
  font-size: ${token('font.size.title')};
  font-weight: ${token('font.weight.strong')};
  letter-spacing: 0.12em;
  ${MEDIUM} {
    display: none;
  }
  ${PHONE} {
    display: none;
  }
`;

const Corner = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space.2')};
  min-height: ${token('density.control')};
  ${NARROW} {
    flex-wrap: wrap;
  }
  ${PHONE} {
    flex-wrap: nowrap;
    gap: ${token('space.1')};
    min-width: 0;
    margin-left: auto;
  }
  ${SMALL_PHONE} {
    > a {
      padding-inline: ${token('space.2')};
    }
  }
`;
