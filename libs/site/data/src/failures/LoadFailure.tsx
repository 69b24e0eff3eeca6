import type { CallFailure } from '@pavilion/api-client';
import { SupportText, useAppSelector, useFailureText, useT } from '@pavilion/site-contract';
import { ErrorState, MaintenanceState, OfflineState } from '@pavilion/ui-kit';
import { loadFailureMessages } from '../messages/loadFailureMessages.ts';

/** Props of {@link LoadFailure}. */
export interface LoadFailureProps {
  readonly failure: CallFailure;
  readonly onRetry: () => void;
  /** Whether the retry is in progress. @default false */
  readonly isFetching?: boolean;
  /** Whether it is shown in a small panel. @default false */
  readonly isCompact?: boolean;
  /** Whether the text adds that the member's money is unaffected. @default false */
  readonly hasMoneyHint?: boolean;
}

/**
 * Failure of a read in place of its content, with a retry: offline, maintenance, a closed region or another reason (ERR-09,
 * ERR-10). The feature lists `loadFailureMessages` and `errorMessages` among its texts.
 */
export function LoadFailure(props: LoadFailureProps) {
  const { failure, onRetry, isFetching = false, isCompact = false, hasMoneyHint = false } = props;
  const t = useT(loadFailureMessages);
  const failureText = useFailureText();
  const isOnline = useAppSelector((state) => state.ui.online);
  const retry = { retryLabel: t('retry'), onRetry, isRetrying: isFetching, isCompact };
  if (!isOnline)
    return (
      <OfflineState {...retry} title={t('title.offline')}>
        {t('offlineHint')}
      </OfflineState>
    );
  const kind = getKind(failure);
  const State = kind === 'maintenance' ? MaintenanceState : ErrorState;
  return (
    <State {...retry} title={t(`title.${kind}`)}>
      <SupportText error={failure.code}>{failureText(failure)}</SupportText>
      {hasMoneyHint && (
        <>
          <br />
          {t('moneyHint')}
        </>
      )}
    </State>
  );
}

const getKind = ({ reaction }: CallFailure) =>
  reaction === 'maintenance' || reaction === 'region' ? reaction : 'failed';
