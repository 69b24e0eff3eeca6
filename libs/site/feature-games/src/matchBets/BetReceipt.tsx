import { formatOdds, parsePrice } from '@pavilion/domain-sports';
import { placementActions } from '@pavilion/domain-sports/placement';
import { memberPaths, SiteLink } from '@pavilion/site-contract';
import { Button, ButtonRoot, CheckCircleIcon } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { BetStatusProps } from './BetProgress.tsx';
import { StatusRow } from './matchSlipStyles.ts';

/** Accepted bet with its ticket. */
export function BetReceipt({ bets, state }: BetStatusProps) {
  const t = useGamesT();
  const { ticketId = '', stake, price, winAmount } = state.placement.bets[0]?.outcome ?? {};
  return (
    <StatusRow role="status" data-tone="success">
      <CheckCircleIcon />
      <div>
        <strong>{t('bet.accepted')}</strong>
        <span>
          {t('bet.receipt', {
            id: ticketId,
            stake: formatCny(stake),
            price: formatOdds(parsePrice(price), 'E'),
            win: formatCny(winAmount),
          })}
        </span>
      </div>
      <ButtonRoot as={SiteLink} to={`${memberPaths.bet_record}?kind=games`} data-variant="secondary">
        {t('bet.records')}
      </ButtonRoot>
      <Button variant="primary" onClick={() => bets.send(placementActions.resultDismissed())}>
        {t('bet.dismiss')}
      </Button>
    </StatusRow>
  );
}
