import { createReturnTo, toSameOriginPath } from '@pavilion/auth-flows';
import { type Member, PageHead, SupportText, useAppSelector, useServices } from '@pavilion/site-contract';
import { Button, ErrorState, Panel, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAccountT } from '../messages/accountMessages.ts';
import { MineLayout } from '../mine/MineLayout.tsx';
import { homeEntry, mineMenu } from '../mine/mineMenu.ts';
import { SessionPanel } from '../sessions/SessionPanel.tsx';
import { NoticeAbove, NoticeBelow, Row, RowName, Rows } from './forms/bindingStyles.ts';
import { BindingRow } from './BindingRow.tsx';
import { bindingRows, isRowBound, type BindingRowId } from './state/bindingRows.ts';
import { useBindingT } from './messages/bindingMessages.ts';
import { SecurityLevel } from './SecurityLevel.tsx';
import { useAuthFlows } from './state/useAuthFlows.ts';
import { dropDrafts } from './state/useDraft.ts';

/**
 * `/mine/auth`: bindings and passwords of the account (USR-02), and its sessions (SEC-04). The open form is the hash of the URL, so that a reload and a
 * link open it again. After a redirect by a guard the first missing form is open (GRD-03).
 */
export function BindingPage() {
  const t = useBindingT();
  const { navigate } = useServices();
  const member = useAppSelector((state) => state.session.member);
  const wanted = useWantedPath();
  const flows = useAuthFlows();
  return (
    <MineLayout>
      <PageHead
        lead={<SupportText>{t('page.lead')}</SupportText>}
        actions={<Button onClick={() => navigate('/app/help/zxkf')}>{t('support')}</Button>}
      >
        {t('page.title')}
      </PageHead>
      {wanted !== undefined && <ContinueLink path={wanted} />}
      <Panel data-flush aria-busy={!member || flows.step === 'loading'}>
        {flows.step === 'failed' ? (
          <ErrorState title={t('page.failed')} retryLabel={t('page.retry')} onRetry={flows.retry}>
            {t('page.failedHint')}
          </ErrorState>
        ) : member && flows.step === 'ready' ? (
          <Bindings member={member} isAwaited={wanted !== undefined} />
        ) : (
          <BindingSkeleton />
        )}
      </Panel>
      <SessionPanel />
      <LimitsLink />
    </MineLayout>
  );
}

function LimitsLink() {
  const t = useBindingT();
  const isOffered = useAppSelector(({ site }) => site.areas?.includes('limits') ?? false);
  if (!isOffered) return null;
  return (
    <NoticeBelow>
      {t('page.limits')}
      <Link to="/mine/limits">{t('page.limitsLink')}</Link>
    </NoticeBelow>
  );
}

/** Hash for no open form. An empty hash opens the first missing form. */
const CLOSED = 'list';

function Bindings({ member, isAwaited }: { readonly member: Member; readonly isAwaited: boolean }) {
  const services = useServices();
  const open = useOpenRow(member, isAwaited);
  return (
    <>
      <SecurityLevel member={member} />
      <Rows>
        {bindingRows.map((row) => (
          <BindingRow
            key={row}
            row={row}
            member={member}
            isOpen={open === row}
            onClose={() => {
              dropDrafts(services);
              services.navigate(`/mine/auth#${CLOSED}`, { replace: true });
            }}
          />
        ))}
      </Rows>
    </>
  );
}

/** Returns the row in the URL; after a redirect by a guard, the first missing row that the guard requires. */
function useOpenRow(member: Member, isAwaited: boolean): BindingRowId | undefined {
  const { hash } = useLocation();
  const named = bindingRows.find((row) => hash === `#${row}`);
  const first =
    isAwaited && hash === '' ? (['phone', 'realName'] as const).find((row) => !isRowBound(row, member)) : undefined;
  if (named === undefined) return first;
  const isPassword = named === 'second' || named === 'login';
  return isPassword || !isRowBound(named, member) ? named : undefined;
}

/**
 * Returns the page from which a guard redirected. It is discarded when the member leaves this page, so that a later binding
 * does not lead there. It is kept if the session ends, because the next login returns here.
 */
function useWantedPath(): string | undefined {
  const { session } = useServices();
  const { search } = useLocation();
  const [wanted] = useState(() => {
    const from = new URLSearchParams(search).get('from');
    if (from !== null) createReturnTo(session).remember(from);
    return toSameOriginPath(session.get('originalUrl'));
  });
  useEffect(
    () => () => {
      if (session.getState().isLoggedIn) createReturnTo(session).forget();
    },
    [session],
  );
  return wanted;
}

/** Returns the first two parts of a path, which name a page of the member centre: `/mine/savemoney`. */
const getSection = (path: string): string => (path.split(/[?#]/)[0] ?? '').split('/').slice(0, 3).join('/');

function ContinueLink({ path }: { readonly path: string }) {
  const t = useBindingT();
  const translate = useAccountT();
  const section = getSection(path);
  const pages = [homeEntry, ...mineMenu.flatMap(({ entries }) => entries)];
  const entry = pages.find(({ path: known }) => getSection(known) === section);
  return (
    <NoticeAbove>{entry ? t('page.returnTo', { page: translate(entry.text) }) : t('page.returnBack')}</NoticeAbove>
  );
}

function BindingSkeleton() {
  const t = useBindingT();
  return (
    <Rows as="div">
      <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
      {bindingRows.map((row) => (
        <Row as="div" key={row}>
          <Skeleton width="1.5rem" height="1.5rem" />
          <RowName>
            <Skeleton width="5rem" height="1.4em" />
            <Skeleton width="14rem" height="1.2em" />
          </RowName>
          <Skeleton width="4rem" height="1.4em" />
          <Skeleton width="4rem" height="2rem" />
        </Row>
      ))}
    </Rows>
  );
}
