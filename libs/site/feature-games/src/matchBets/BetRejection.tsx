import { placementActions } from '@pavilion/domain-sports/placement';
import { Button } from '@pavilion/ui-kit';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { BetStatusProps } from './BetProgress.tsx';
import { formatBetRejection } from './formatBetRejection.ts';
import { formatBetOrder } from './formatBetOrder.ts';
import { StatusRow } from './matchSlipStyles.ts';

/** Bet that was placed before a reload and not taken. */
export function BetRejection({ bets, state }: BetStatusProps) {
  const t = useGamesT();
  const [bet] = state.placement.bets;
  return (
    <StatusRow role="alert" data-tone="danger">
      <div>
        <strong>{t('bet.rejected')}</strong>
        <span>{formatBetOrder(state)}</span>
        {bet && <span>{`${formatBetRejection(t, bet)} ${t('bet.notCharged')}`}</span>}
      </div>
      <Button variant="primary" onClick={() => bets.send(placementActions.resultDismissed())}>
        {t('bet.dismiss')}
      </Button>
    </StatusRow>
  );
}
