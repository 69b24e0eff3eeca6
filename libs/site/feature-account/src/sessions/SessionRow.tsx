import type { ResponseOf } from '@pavilion/api-client';
import { formatInstant } from '@pavilion/site-contract/time';
import { Button, Tag, VisuallyHidden } from '@pavilion/ui-kit';
import { useSessionT } from './messages/sessionMessages.ts';
import { EndReason, SessionLine, SessionName, SessionTimes } from './sessionStyles.ts';

/** Session of the member on a device. */
export type MemberSession = ResponseOf<'sessions.list'>['list'][number];

/** Props of {@link SessionRow}. */
export interface SessionRowProps {
  readonly session: MemberSession;
  readonly onEnd: (session: MemberSession) => void;
}

/** One session: device, place and times. An open one can be ended, except the current one, which ends with a logout. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useSessionT();
  const { isCurrent, place, loginAt, lastUsedAt, endedAt, endReason } = session;
  const device = session.device || t('device');
  const last = endedAt === undefined ? { term: t('lastUsedAt'), at: lastUsedAt } : { term: t('endedAt'), at: endedAt };
  return (
    <SessionLine>
      <SessionName>
        <p>
          <span>{device}</span>
          {isCurrent && <Tag tone="success">{t('current')}</Tag>}
        </p>
        <p>{place || t('place')}</p>
      </SessionName>
      <SessionTimes>
        <dt>{t('loginAt')}</dt>
        <dd>{formatInstant(loginAt)}</dd>
        <dt>{last.term}</dt>
        <dd>{formatInstant(last.at)}</dd>
      </SessionTimes>
      {endReason !== undefined && <EndReason>{t(`reason.${endReason}`)}</EndReason>}
      {endReason === undefined && !isCurrent && (
        <Button size="small" onClick={() => onEnd(session)}>
          {t('end')}
          <VisuallyHidden>{t('endDevice', { device, time: formatInstant(loginAt) })}</VisuallyHidden>
        </Button>
      )}
    </SessionLine>
  );
}
