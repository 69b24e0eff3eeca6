import { SupportText, useAppDispatch } from '@pavilion/site-contract';
import { ButtonRoot, Notice } from '@pavilion/ui-kit';
import { venueLaunch } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { UnknownNotice } from '../reading/UnknownNotice.tsx';
import { useFailureText } from '../reading/useFailureText.ts';
import { TurnoverLocks } from '../lock/TurnoverLocks.tsx';
import type { VenueLaunch } from './useVenueLaunch.ts';

/** Props of {@link LaunchNotice}. */
export interface LaunchNoticeProps {
  readonly launch: VenueLaunch;
  readonly venue: string;
  readonly onFollowed: () => void;
}

/** Notices of a launch: unmet turnover, blocked tab, refusal, unknown outcome. */
export function LaunchNotice({ launch, venue, onFollowed }: LaunchNoticeProps) {
  const t = useWalletT();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  return (
    <>
      {launch.turnoverText !== undefined && (
        <Notice role="alert" data-tone="warning">
          <div>
            <strong>{t('transfer.turnoverTitle')}</strong>
            {launch.turnoverText}
          </div>
        </Notice>
      )}
      {launch.turnoverText !== undefined && <TurnoverLocks place="venues" onFollowed={onFollowed} />}
      {launch.isUnknown && (
        <UnknownNotice onCheck={() => dispatch(venueLaunch.actions.outcomeQueryRequested())}>
          {t('enter.openOf', { venue })}
        </UnknownNotice>
      )}
      {launch.blockedUrl !== undefined && (
        <Notice role="status">
          <div>
            <strong>{t('enter.blocked')}</strong>
            {t('enter.blockedText')}
          </div>
          <ButtonRoot
            as="a"
            href={launch.blockedUrl}
            target="_blank"
            rel="noopener noreferrer"
            data-variant="primary"
            data-size="small"
            onClick={onFollowed}
          >
            {t('enter.openOf', { venue })}
          </ButtonRoot>
        </Notice>
      )}
      {(launch.failure ?? launch.isUrlRejected) && (
        <Notice role="alert" data-tone="danger">
          <div>
            <strong>{t('enter.refused')}</strong>
            {launch.failure ? (
              <SupportText error={launch.failure.code}>{failureText(launch.failure)}</SupportText>
            ) : (
              t('enter.bad')
            )}
          </div>
        </Notice>
      )}
    </>
  );
}
