import { getPlacementStatus, placementActions, type PlacementState } from '@pavilion/domain-sports/placement';
import { Button } from '@pavilion/ui-kit';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { MatchBets } from './createMatchBets.ts';
import { StatusRow } from './matchSlipStyles.ts';

/** Props of {@link BetProgress} and `BetReceipt`. */
export interface BetStatusProps {
  readonly bets: MatchBets;
  readonly placement: PlacementState;
}

/** Bet in progress. A lost response is queried and never shown as a failure (F-BET-05). */
export function BetProgress({ bets, placement }: BetStatusProps) {
  const t = useGamesT();
  const status = getPlacementStatus(placement);
  return (
    <StatusRow role="status">
      {status === 'unknown' ? (
        <>
          <div>
            <strong>{t('bet.unknown')}</strong>
            <span>{t('bet.unknownHint')}</span>
          </div>
          <Button onClick={() => bets.send(placementActions.pollRequested())}>{t('bet.checkNow')}</Button>
        </>
      ) : (
        <Button variant="primary" isBusy>
          {t(status === 'pending' ? 'bet.pending' : 'bet.confirming')}
        </Button>
      )}
    </StatusRow>
  );
}
