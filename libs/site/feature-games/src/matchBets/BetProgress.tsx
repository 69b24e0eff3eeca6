import { getPlacementStatus, placementActions } from '@pavilion/domain-sports/placement';
import { Button } from '@pavilion/ui-kit';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { MatchBets, MatchBetState } from './createMatchBets.ts';
import { formatBetOrder } from './formatBetOrder.ts';
import { StatusRow } from './matchSlipStyles.ts';

/** Props of {@link BetProgress} and `BetReceipt`. */
export interface BetStatusProps {
  readonly bets: MatchBets;
  readonly state: MatchBetState;
}

/** Bet in progress. A lost response is queried and never shown as a failure (F-BET-05). */
export function BetProgress({ bets, state }: BetStatusProps) {
  const t = useGamesT();
  const status = getPlacementStatus(state.placement);
  const isUnknown = status === 'unknown';
  return (
    <StatusRow role="status">
      <div>
        {isUnknown && <strong>{t('bet.unknown')}</strong>}
        <span>{formatBetOrder(state)}</span>
        {isUnknown && <span>{t('bet.unknownHint')}</span>}
      </div>
      {isUnknown ? (
        <Button onClick={() => bets.send(placementActions.pollRequested())}>{t('bet.checkNow')}</Button>
      ) : (
        <Button variant="primary" size="large" isBusy>
          {t(status === 'pending' ? 'bet.pending' : 'bet.confirming')}
        </Button>
      )}
    </StatusRow>
  );
}
