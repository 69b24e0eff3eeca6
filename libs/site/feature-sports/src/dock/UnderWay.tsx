import { type Slip } from '@pavilion/domain-sports';
import { placementActions, type PlacementState } from '@pavilion/domain-sports/placement';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import { DockStack, Facts, Faint, Notice } from './DockParts.ts';
import { SelectionCard } from './SelectionCard.tsx';

/** Props of {@link UnderWay}. */
export interface UnderWayProps {
  readonly placement: PlacementState;
  readonly slip: Slip;
}

/** A bet on its way: the slip is locked; an answer that got lost is asked about, never called failed (SLP-07, F-BET-05). */
export function UnderWay({ placement, slip }: UnderWayProps) {
  const t = useSportsT();
  const { oddsType } = useAppSelector(selectSportView);
  const selection = slip.selections.find(({ id }) => id === placement.request?.oddsId);
  return (
    <DockStack>
      {selection && <SelectionCard slip={slip} selection={selection} oddsType={oddsType} isLocked />}
      {placement.request && (
        <Facts>
          <div data-main="">
            <dt>{t('slip.stake')}</dt>
            <dd>{formatCny(placement.request.stake, { decimals: 'always' })}</dd>
          </div>
        </Facts>
      )}
      {placement.status === 'unknown' ? <Unknown placement={placement} /> : <Confirming />}
    </DockStack>
  );
}

function Confirming() {
  const t = useSportsT();
  return (
    <>
      <Faint>{t('slip.orderConfirming')}</Faint>
      <Button variant="primary" size="large" isWide isBusy>
        {t('slip.confirming')}
      </Button>
    </>
  );
}

function Unknown({ placement }: { readonly placement: PlacementState }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <>
      <Notice data-tone="info">
        <strong>{t('slip.unknown')}</strong>
        <span>{t('slip.unknownHint')}</span>
        {placement.request && <span>{t('slip.unknownId', { id: placement.request.requestId })}</span>}
      </Notice>
      <Button isWide onClick={() => dispatch(placementActions.askRequested())}>
        {t('slip.ask')}
      </Button>
    </>
  );
}
