import { isInProgress, getPlacementStatus } from '@pavilion/domain-sports/placement';
import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { EmptyState } from '@pavilion/ui-kit';
import { useEffect, useState } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { slipNoticeActions } from '../state/slipNoticeSlice.ts';
import { selectPlacement } from '../state/sportsState.ts';
import type { SportSession } from '../venueFrame/useSportSession.ts';
import { PlacementResult } from '../placing/PlacementResult.tsx';
import { SlipForm } from './SlipForm.tsx';
import { SlipHead } from './SlipHead.tsx';
import { PlacementProgress } from '../placing/PlacementProgress.tsx';
import { createShownQuotes } from '../slipState/createShownQuotes.ts';
import { useDeferredSlip } from '../slipState/useDeferredSlip.ts';
import type { SelectionFinder } from '../slipState/useSelectionFinder.ts';

/** Props of {@link SlipPanel}. */
export interface SlipPanelProps {
  readonly session: SportSession;
  readonly findSelection: SelectionFinder;
}

/** The bet slip in all states: empty, form, order in progress, result (SLP-*). */
export function SlipPanel({ session, findSelection }: SlipPanelProps) {
  const slip = useDeferredSlip();
  const placement = useAppSelector(selectPlacement);
  const status = getPlacementStatus(placement);
  const { clock } = useServices();
  const [shown] = useState(() => createShownQuotes(() => clock.now()));
  useSlipShown();
  if (isInProgress(placement)) return <PlacementProgress placement={placement} findSelection={findSelection} />;
  if (status === 'accepted') return <PlacementResult placement={placement} findSelection={findSelection} />;
  return (
    <>
      <SlipHead slip={slip} />
      {status !== 'idle' && <PlacementResult placement={placement} findSelection={findSelection} />}
      {slip.selections.length > 0 ? (
        <SlipForm slip={slip} session={session} shown={shown} />
      ) : (
        status === 'idle' && <EmptySlip />
      )}
    </>
  );
}

/** Reports that the slip is visible, so that the receipt is not repeated as a toast. */
function useSlipShown(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(slipNoticeActions.slipShown(true));
    return () => void dispatch(slipNoticeActions.slipShown(false));
  }, [dispatch]);
}

function EmptySlip() {
  const t = useSportsT();
  const mode = useAppSelector((state) => state.slip.mode);
  return (
    <EmptyState drawing="slip" isCompact title={t('slip.empty')}>
      {t(mode === 'series' ? 'slip.emptySeries' : 'slip.emptyHint')}
    </EmptyState>
  );
}
