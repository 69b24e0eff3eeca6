import {
  placementActions,
  placementStatus,
  type PlacedBet,
  type PlacementState,
} from '@pavilion/domain-sports/placement';
import { useAppDispatch } from '@pavilion/site-contract';
import { Button, CheckCircleIcon, CloseIcon, IconButton } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions } from '../state/deskSlice.ts';
import { DockStack, Notice } from './DockParts.ts';
import { ActionRow, OrderList, ReceiptHead, SlipFoot, SlipRest } from './SlipParts.ts';
import { OrderLine } from './OrderLine.tsx';
import { formatRejection } from './formatRejection.ts';
import { useFocusRestore } from './useFocusRestore.ts';
import type { SelectionFinder } from './useSelectionFinder.ts';

/** Props of {@link PlacementResult}. */
export interface PlacementResultProps {
  readonly placement: PlacementState;
  readonly picks: SelectionFinder;
}

/** Result of an order: the receipt with its tickets, or the rejected bets with reason and next step (SLP-11). */
export function PlacementResult({ placement, picks }: PlacementResultProps) {
  const status = placementStatus(placement);
  if (status === 'accepted') return <Receipt bets={placement.bets} picks={picks} />;
  return status === 'mixed' || placement.bets.length > 1 ? (
    <PartialPlacement bets={placement.bets} picks={picks} />
  ) : (
    <RejectedBet bet={placement.bets[0]} />
  );
}

interface BetsProps {
  readonly bets: readonly PlacedBet[];
  readonly picks: SelectionFinder;
}

function Receipt({ bets, picks }: BetsProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const focused = useFocusRestore<HTMLDivElement>();
  const goOn = () => dispatch(placementActions.resultDismissed());
  return (
    <SlipRest
      ref={focused}
      tabIndex={-1}
      role="group"
      aria-label={t('slip.accepted')}
      onKeyDown={({ key }) => key === 'Escape' && goOn()}
    >
      <DockStack>
        <ReceiptHead>
          <CheckCircleIcon />
          <strong>{t('slip.accepted')}</strong>
          {bets.length > 1 && <span>{t('order.count', { count: bets.length })}</span>}
        </ReceiptHead>
        <Orders bets={bets} picks={picks} />
      </DockStack>
      <SlipFoot>
        <ActionRow>
          <Button onClick={() => dispatch(deskActions.dockTabChosen('bets'))}>{t('slip.seeBets')}</Button>
          <Button variant="primary" onClick={goOn}>
            {t('slip.another')}
          </Button>
        </ActionRow>
      </SlipFoot>
    </SlipRest>
  );
}

function Orders({ bets, picks }: BetsProps) {
  return (
    <OrderList>
      {bets.map((bet) => (
        <li key={bet.request.requestId} data-order={bet.status}>
          <OrderLine bet={bet} picks={picks} isOneOfMany={bets.length > 1} />
        </li>
      ))}
    </OrderList>
  );
}

function PartialPlacement({ bets, picks }: BetsProps) {
  const t = useSportsT();
  const taken = bets.filter(({ status }) => status === 'accepted').length;
  return (
    <DockStack>
      <Notice data-tone="danger" role="alert">
        <strong>{taken > 0 ? t('order.partly') : t('slip.rejected')}</strong>
        <span>{t('order.partlyCount', { taken, missed: bets.length - taken })}</span>
        <span>{t('slip.kept')}</span>
        <Dismiss />
      </Notice>
      <Orders bets={bets} picks={picks} />
    </DockStack>
  );
}

function RejectedBet({ bet }: { readonly bet: PlacedBet | undefined }) {
  const t = useSportsT();
  if (!bet) return null;
  const named = bet.outcome?.legs?.filter(({ reason }) => reason !== undefined).length ?? 0;
  return (
    <DockStack>
      <Notice data-tone="danger" role="alert">
        <strong>{t('slip.rejected')}</strong>
        <span>{formatRejection(t, bet)}</span>
        {named > 0 && <span>{t('series.legsRefused', { count: named })}</span>}
        <span>{t('slip.kept')}</span>
        <Dismiss />
      </Notice>
    </DockStack>
  );
}

function Dismiss() {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <IconButton label={t('slip.gotIt')} size="small" onClick={() => dispatch(placementActions.resultDismissed())}>
      <CloseIcon />
    </IconButton>
  );
}
