import { placementActions, getPlacementStatus, type PlacementState } from '@pavilion/domain-sports/placement';
import { useAppDispatch } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { DockStack, SecondaryText, Notice } from '../parts/DockStyles.ts';
import { OrderList, SlipFoot, SlipStatus } from '../parts/SlipStyles.ts';
import { OrderLine } from './OrderLine.tsx';
import { useFocusRestore } from './useFocusRestore.ts';
import type { SelectionFinder } from '../slipState/useSelectionFinder.ts';

/** Props of {@link PlacementProgress}. */
export interface PlacementProgressProps {
  readonly placement: PlacementState;
  readonly findSelection: SelectionFinder;
}

/** An order in progress. The slip is locked; a lost response is queried and never shown as a failure (SLP-07, F-BET-05). */
export function PlacementProgress({ placement, findSelection }: PlacementProgressProps) {
  const t = useSportsT();
  const focused = useFocusRestore<HTMLDivElement>();
  return (
    <SlipStatus ref={focused} tabIndex={-1} role="group" aria-label={t('slip.confirming')}>
      <DockStack>
        <OrderList>
          {placement.bets.map((bet) => (
            <li key={bet.request.requestId} data-order={bet.status}>
              <OrderLine bet={bet} findSelection={findSelection} isOneOfMany={placement.bets.length > 1} />
            </li>
          ))}
        </OrderList>
      </DockStack>
      <SlipFoot>{getPlacementStatus(placement) === 'unknown' ? <Unknown /> : <Confirming />}</SlipFoot>
    </SlipStatus>
  );
}

function Confirming() {
  const t = useSportsT();
  return (
    <>
      <SecondaryText>{t('slip.orderConfirming')}</SecondaryText>
      <Button variant="primary" size="large" isWide isBusy>
        {t('slip.confirming')}
      </Button>
    </>
  );
}

function Unknown() {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <>
      <Notice data-tone="info">
        <strong>{t('slip.unknown')}</strong>
        <span>{t('slip.unknownHint')}</span>
      </Notice>
      <Button isWide onClick={() => dispatch(placementActions.pollRequested())}>
        {t('slip.checkNow')}
      </Button>
    </>
  );
}
