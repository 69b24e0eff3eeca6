import {
  formatOdds,
  getSelectionChange,
  getSelectionMark,
  resolveOddsType,
  getSlipOddsType,
  type OddsType,
  type Slip,
} from '@pavilion/domain-sports';
import { getPlacementStatus, type PlacementState } from '@pavilion/domain-sports/placement';
import { useAppSelector } from '@pavilion/site-contract';
import { VisuallyHidden } from '@pavilion/ui-kit';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import { selectPlacement, selectSportView } from '../state/sportsState.ts';
import { findClashingIds } from './SlipNotices.tsx';
import { useDeferredSlip } from '../slipState/useDeferredSlip.ts';

/** Returns the status of an order; a rejection is announced by its own alert. */
function describePlacement(t: SportsT, placement: PlacementState): string {
  const tickets = placement.bets.flatMap(({ outcome }) => outcome?.ticketId ?? []);
  switch (getPlacementStatus(placement)) {
    case 'accepted':
      return t('announce.accepted', { id: tickets.join('、') });
    case 'unknown':
      return t('announce.unknown');
    case 'confirming':
    case 'pending':
      return t('announce.confirming');
    default:
      return '';
  }
}

function describeChange(t: SportsT, slip: Slip, oddsType: OddsType): string {
  const changed = slip.selections.filter((held) => getSelectionChange(held) !== 'none');
  const [held] = changed;
  if (!held) return '';
  if (changed.length > 1) return t('announce.manyChanged', { count: changed.length });
  const odds = (price: number) => formatOdds(price, resolveOddsType(held.playCode, oddsType));
  return t('announce.priceChanged', { from: odds(held.agreed.price), to: odds(held.latest.price) });
}

function describeSlip(t: SportsT, slip: Slip, oddsType: OddsType): string {
  const last = slip.selections.at(-1);
  if (!last) return '';
  if (findClashingIds(slip).length > 0) return t('slip.clash');
  const changed = describeChange(t, slip, oddsType);
  if (changed) return changed;
  const marked = slip.selections.filter((held) => getSelectionMark(slip, held) !== undefined).length;
  if (marked > 0) return t('announce.marked', { count: marked });
  const name = [last.homeName, last.awayName].filter(Boolean).join(' - ');
  return slip.selections.length > 1
    ? t('announce.pickedMany', { name, count: slip.selections.length })
    : t('announce.picked', { name });
}

/** The only live region of the venue. It announces slip and bets, never prices of the board. */
export function SlipAnnouncer() {
  const t = useSportsT();
  const slip = useDeferredSlip();
  const placement = useAppSelector(selectPlacement);
  const { oddsType } = useAppSelector(selectSportView);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {describePlacement(t, placement) || describeSlip(t, slip, getSlipOddsType(slip.mode, oddsType))}
    </VisuallyHidden>
  );
}
