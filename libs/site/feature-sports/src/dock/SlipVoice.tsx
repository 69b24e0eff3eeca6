import { formatOdds, selectionChange, shownOddsType, type Slip } from '@pavilion/domain-sports';
import { placementStatus, type PlacementState } from '@pavilion/domain-sports/placement';
import { useAppSelector } from '@pavilion/site-contract';
import { VisuallyHidden } from '@pavilion/ui-kit';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import { selectPlacement, selectSportView } from '../state/sportsState.ts';

function placementWords(t: SportsT, placement: PlacementState): string {
  const status = placementStatus(placement);
  if (status === 'accepted') return t('say.accepted', { id: placement.bets[0]?.outcome?.ticketId ?? '' });
  if (status === 'unknown') return t('say.unknown');
  return status === 'confirming' || status === 'pending' ? t('say.confirming') : '';
}

function slipWords(t: SportsT, { selections }: Slip, oddsType: 'E' | 'H' | 'I' | 'M'): string {
  const [held] = selections;
  if (!held) return '';
  const odds = (price: number) => formatOdds(price, shownOddsType(held.playCode, oddsType));
  if (selectionChange(held) !== 'none')
    return t('say.priceChanged', { from: odds(held.agreed.price), to: odds(held.latest.price) });
  return t('say.picked', { name: `${held.homeName} - ${held.awayName}` });
}

/** The one live region of the venue: the player's own slip and bets, never the board's prices. */
export function SlipVoice() {
  const t = useSportsT();
  const slip = useAppSelector((state) => state.slip);
  const placement = useAppSelector(selectPlacement);
  const { oddsType } = useAppSelector(selectSportView);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {placementWords(t, placement) || slipWords(t, slip, oddsType)}
    </VisuallyHidden>
  );
}
