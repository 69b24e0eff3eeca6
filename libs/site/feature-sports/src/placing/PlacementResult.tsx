import {
  placementActions,
  getPlacementStatus,
  type PlacedBet,
  type PlacementState,
} from '@pavilion/domain-sports/placement';
import { SupportText, useAppDispatch } from '@pavilion/site-contract';
import { Button, CheckCircleIcon, CloseIcon, IconButton } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions } from '../state/deskSlice.ts';
import { DockStack, Notice } from '../parts/DockStyles.ts';
import { ActionRow, OrderList, ReceiptHead, SlipFoot, SlipStatus } from '../parts/SlipStyles.ts';
import { OrderLine } from './OrderLine.tsx';
import { formatRejection } from './formatRejection.ts';
import { useFocusRestore } from './useFocusRestore.ts';
import type { SelectionFinder } from '../slipState/useSelectionFinder.ts';

/** Props of {@link PlacementResult}. */
export interface PlacementResultProps {
  readonly placement: PlacementState;
  readonly findSelection: SelectionFinder;
}

/** Result of an order: the receipt with its tickets, or the rejected bets with reason and next step (SLP-11). */
export function PlacementResult({ placement, findSelection }: PlacementResultProps) {
  const status = getPlacementStatus(placement);
  if (status === 'accepted') return <Receipt bets={placement.bets} findSelection={findSelection} />;
  return status === 'mixed' || placement.bets.length > 1 ? (
    <PartialPlacement bets={placement.bets} findSelection={findSelection} />
  ) : (
    <RejectedBet bet={placement.bets[0]} />
  );
}

interface BetsProps {
  readonly bets: readonly PlacedBet[];
  readonly findSelection: SelectionFinder;
}

function Receipt({ bets, findSelection }: BetsProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const focused = useFocusRestore<HTMLDivElement>();
  const dismiss = () => dispatch(placementActions.resultDismissed());
  return (
    <SlipStatus
      ref={focused}
      tabIndex={-1}
      role="group"
      aria-label={t('slip.accepted')}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <DockStack>
        <ReceiptHead>
          <CheckCircleIcon />
          <strong>{t('slip.accepted')}</strong>
          {bets.length > 1 && <span>{t('order.count', { count: bets.length })}</span>}
        </ReceiptHead>
        <Orders bets={bets} findSelection={findSelection} />
      </DockStack>
      <SlipFoot>
        <ActionRow>
          <Button onClick={() => dispatch(deskActions.dockTabChosen('bets'))}>{t('slip.seeBets')}</Button>
          <Button variant="primary" onClick={dismiss}>
            {t('slip.another')}
          </Button>
        </ActionRow>
      </SlipFoot>
    </SlipStatus>
  );
}

function Orders({ bets, findSelection }: BetsProps) {
  return (
    <OrderList>
      {bets.map((bet) => (
        <li key={bet.request.requestId} data-order={bet.status}>
          <OrderLine bet={bet} findSelection={findSelection} isOneOfMany={bets.length > 1} />
        </li>
      ))}
    </OrderList>
  );
}

function PartialPlacement({ bets, findSelection }: BetsProps) {
  const t = useSportsT();
  const accepted = bets.filter(({ status }) => status === 'accepted').length;
  return (
    <DockStack>
      <Notice data-tone="danger" role="alert">
        <strong>{accepted > 0 ? t('order.partly') : t('slip.rejected')}</strong>
        <span>{t('order.partlyCount', { taken: accepted, missed: bets.length - accepted })}</span>
        <span>{t('slip.kept')}</span>
        <DismissButton />
      </Notice>
      <Orders bets={bets} findSelection={findSelection} />
    </DockStack>
  );
}

function RejectedBet({ bet }: { readonly bet: PlacedBet | undefined }) {
  const t = useSportsT();
  if (!bet) return null;
  const changedLegs = bet.outcome?.legs?.filter(({ reason }) => reason !== undefined).length ?? 0;
  return (
    <DockStack>
      <Notice data-tone="danger" role="alert">
        <strong>{t('slip.rejected')}</strong>
        <span>
          <SupportText bet={bet.outcome?.ticketId}>{formatRejection(t, bet)}</SupportText>
        </span>
        {changedLegs > 0 && <span>{t('series.legsRefused', { count: changedLegs })}</span>}
        <span>{t('slip.kept')}</span>
        <DismissButton />
      </Notice>
    </DockStack>
  );
}

function DismissButton() {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <IconButton label={t('slip.dismiss')} size="small" onClick={() => dispatch(placementActions.resultDismissed())}>
      <CloseIcon />
    </IconButton>
  );
}
