import { SupportText, useAppSelector, useFailureText, useServices, SPORT_VENUE_PATH } from '@pavilion/site-contract';
import { Button, EmptyState, ErrorState, MaintenanceState, OfflineState } from '@pavilion/ui-kit';
import { useAccountT } from '../../messages/accountMessages.ts';
import type { BetFilter } from '../state/betFilter.ts';
import type { BetRecords } from '../state/useBetRecords.ts';

/** Props of {@link BetListMessage}. */
export interface BetListMessageProps {
  readonly filter: BetFilter;
  readonly records: BetRecords;
  readonly onChange: (part: Partial<BetFilter>) => void;
}

/** Message in place of rows: no bets, no connection, maintenance or another failure, each with a next step. */
export function BetListMessage({ filter, records, onChange }: BetListMessageProps) {
  if (records.page) return <NoBets filter={filter} onChange={onChange} />;
  return <NotLoaded records={records} />;
}

function NoBets({ filter, onChange }: Omit<BetListMessageProps, 'records'>) {
  const t = useAccountT();
  const { navigate } = useServices();
  const isWidest = filter.range === 'month';
  const isOfGames = filter.kind === 'games';
  return (
    <EmptyState
      title={t(isOfGames ? `rounds.empty.${filter.tab}` : `bets.empty.${filter.tab}`)}
      action={
        isWidest ? (
          isOfGames ? (
            <Button onClick={() => navigate('/game/egame')}>{t('rounds.empty.toGames')}</Button>
          ) : (
            <Button onClick={() => navigate(SPORT_VENUE_PATH)}>{t('bets.empty.toVenue')}</Button>
          )
        ) : (
          <Button onClick={() => onChange({ range: 'month' })}>{t('bets.empty.wider')}</Button>
        )
      }
    >
      {t(isOfGames ? 'rounds.empty.hint' : 'bets.empty.hint')}
    </EmptyState>
  );
}

function NotLoaded({ records: { failure, isRefreshing, refresh } }: Pick<BetListMessageProps, 'records'>) {
  const t = useAccountT();
  const failureText = useFailureText();
  const isOnline = useAppSelector((state) => state.ui.online);
  const retry = { retryLabel: t('bets.retry'), onRetry: refresh, isRetrying: isRefreshing };
  if (!isOnline) {
    return (
      <OfflineState {...retry} title={t('bets.offline')}>
        {t('bets.offlineHint')}
      </OfflineState>
    );
  }
  if (failure?.reaction === 'maintenance') {
    return (
      <MaintenanceState {...retry} title={t('bets.maintenance')}>
        <SupportText error={failure.code}>{failureText(failure)}</SupportText>
      </MaintenanceState>
    );
  }
  return (
    <ErrorState {...retry} title={t('bets.failed')}>
      {failure && (
        <>
          <SupportText error={failure.code}>{failureText(failure)}</SupportText>
          <br />
        </>
      )}
      {t('bets.failedHint')}
    </ErrorState>
  );
}
