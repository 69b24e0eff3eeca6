import { type Slip } from '@pavilion/domain-sports';
import { placementActions, type PlacedBet } from '@pavilion/domain-sports/placement';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import { DockStack, Facts, Faint, Notice } from './DockParts.ts';
import { SelectionCard } from './SelectionCard.tsx';

/** Props of {@link UnderWay}. */
export interface UnderWayProps {
  readonly bet: PlacedBet;
  readonly slip: Slip;
}

/** A bet on its way: the slip is locked; an answer that got lost is asked about, never called failed (SLP-07, F-BET-05). */
export function UnderWay({ bet, slip }: UnderWayProps) {
  const t = useSportsT();
  const { oddsType } = useAppSelector(selectSportView);
  const { request } = bet;
  const oddsId = request.kind === 'single' ? request.oddsId : request.legs[0]?.oddsId;
  const selection = slip.selections.find(({ id }) => id === oddsId);
  return (
    <DockStack>
      {selection && <SelectionCard slip={slip} selection={selection} oddsType={oddsType} isLocked />}
      <Facts>
        <div data-main="">
          <dt>{t('slip.stake')}</dt>
          <dd>{formatCny(request.kind === 'single' ? request.stake : request.unitStake, { decimals: 'always' })}</dd>
        </div>
      </Facts>
      {bet.status === 'unknown' ? <Unknown bet={bet} /> : <Confirming />}
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

function Unknown({ bet }: { readonly bet: PlacedBet }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <>
      <Notice data-tone="info">
        <strong>{t('slip.unknown')}</strong>
        <span>{t('slip.unknownHint')}</span>
        <span>{t('slip.unknownId', { id: bet.request.requestId })}</span>
      </Notice>
      <Button isWide onClick={() => dispatch(placementActions.askRequested())}>
        {t('slip.ask')}
      </Button>
    </>
  );
}
