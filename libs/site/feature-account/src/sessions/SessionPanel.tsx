import { lazyWithRetry, useAppSelector } from '@pavilion/site-contract';
import { NO_BODY, useRead } from '@pavilion/site-data';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { useRef, useState } from 'react';
import { useSessionT } from './messages/sessionMessages.ts';
import type { SessionsToEnd } from './SessionConfirm.tsx';
import { EndedHeading, SessionFrame, SessionHead, SessionLine, SessionRows } from './sessionStyles.ts';
import { SessionRow, type MemberSession } from './SessionRow.tsx';

// No page needs the dialog before a click.
const SessionConfirm = lazyWithRetry(() => import('./SessionConfirm.tsx').then((file) => file.SessionConfirm));

/** Sessions of the member on all devices (SEC-04); nothing if the platform does not offer them (ruling W5). */
export function SessionPanel() {
  const isOffered = useAppSelector(({ site }) => site.areas?.includes('sessions') ?? false);
  return isOffered ? <Sessions /> : null;
}

function Sessions() {
  const t = useSessionT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, failure, refetch } = useRead('sessions.list', NO_BODY);
  const [target, setTarget] = useState<SessionsToEnd>();
  const close = () => {
    setTarget(undefined);
    // The button that opened the dialog may be gone.
    heading.current?.focus();
  };
  const hasOthers = data?.list.some(({ isCurrent, endReason }) => !isCurrent && endReason === undefined);
  return (
    <SessionFrame data-flush aria-busy={!data && !failure}>
      <SessionHead>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('title')}
          </h2>
          <p>{t('lead')}</p>
        </div>
        {hasOthers && <Button onClick={() => setTarget('others')}>{t('endOthers')}</Button>}
        {hasOthers === false && <p>{t('onlyCurrent')}</p>}
      </SessionHead>
      {data ? (
        <SessionLists list={data.list} onEnd={setTarget} />
      ) : failure ? (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={refetch}>
          {t('failedHint')}
        </ErrorState>
      ) : (
        <SessionSkeleton />
      )}
      {target !== undefined && <SessionConfirm target={target} onClose={close} />}
    </SessionFrame>
  );
}

/** Props of {@link SessionLists}. */
interface SessionListsProps {
  readonly list: readonly MemberSession[];
  readonly onEnd: (session: MemberSession) => void;
}

function SessionLists({ list, onEnd }: SessionListsProps) {
  const t = useSessionT();
  const open = list.filter(({ endReason }) => endReason === undefined);
  const ended = list.filter(({ endReason }) => endReason !== undefined);
  const toRow = (session: MemberSession) => <SessionRow key={session.id} session={session} onEnd={onEnd} />;
  return (
    <>
      <SessionRows aria-label={t('title')}>{open.map(toRow)}</SessionRows>
      {ended.length > 0 && (
        <>
          <EndedHeading>{t('ended')}</EndedHeading>
          <SessionRows aria-label={t('ended')}>{ended.map(toRow)}</SessionRows>
        </>
      )}
    </>
  );
}

function SessionSkeleton() {
  const t = useSessionT();
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {[0, 1].map((row) => (
        <SessionLine as="div" key={row}>
          <Skeleton width="10rem" height="2.6em" />
          <Skeleton width="12rem" height="2.6em" />
          <Skeleton width="4rem" height="2rem" />
        </SessionLine>
      ))}
    </>
  );
}
