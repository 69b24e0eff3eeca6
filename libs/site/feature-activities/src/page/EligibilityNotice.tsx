import type { ResponseOf } from '@pavilion/api-client';
import { buildActivityPath, SiteLink, useLoginGate } from '@pavilion/site-contract';
import { Button, ButtonRoot, Notice } from '@pavilion/ui-kit';
import type { Activity } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';

type Reason = ResponseOf<'promotion.verification'>['reasons'][number];

/** Props of {@link EligibilityNotice}. */
export interface EligibilityNoticeProps {
  readonly isMember: boolean;
  readonly activity: Activity;
  readonly reasons: readonly Reason[];
}

/** Reasons that the part of the kind already shows as the state of its rewards. */
const shownByPart: readonly Reason['reason'][] = [
  'alreadyClaimed',
  'noChance',
  'joinFirst',
  'needRank',
  'needTurnover',
  'needBet',
];

/** Reasons of the platform why the member can claim nothing now, with links that resolve them. */
export function EligibilityNotice({ isMember, activity, reasons }: EligibilityNoticeProps) {
  const t = useActivityT();
  const requireLogin = useLoginGate();
  if (!isMember)
    return (
      <Notice>
        <div>{t('page.login')}</div>
        <Button size="small" variant="primary" onClick={() => requireLogin(buildActivityPath(activity))}>
          {t('page.loginButton')}
        </Button>
      </Notice>
    );
  const shown = reasons.filter(({ reason }) => !shownByPart.includes(reason));
  if (shown.length === 0) return null;
  return (
    <Notice role="status">
      <div>
        <strong>{t('gate.title')}</strong>
        {shown.map(({ message }) => message).join('；')}
      </div>
      {shown.some(({ reason }) => reason === 'bindPhone') && (
        <ButtonRoot as={SiteLink} to="/mine/auth#phone" data-variant="secondary" data-size="small">
          {t('gate.phone')}
        </ButtonRoot>
      )}
      {shown.some(({ reason }) => reason === 'bindRealName') && (
        <ButtonRoot
          as={SiteLink}
          to={`/mine/userinfo?from=${encodeURIComponent(buildActivityPath(activity))}#realName`}
          data-variant="secondary"
          data-size="small"
        >
          {t('gate.realName')}
        </ButtonRoot>
      )}
    </Notice>
  );
}
