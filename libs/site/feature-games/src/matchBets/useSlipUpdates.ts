import { slipActions } from '@pavilion/domain-sports';
import { placementActions } from '@pavilion/domain-sports/placement';
import { useEffect, useRef } from 'react';
import type { MatchBets, MatchBetState } from './createMatchBets.ts';
import { findMatchPrice, type MatchPick, type ReadMatch } from './matchPick.ts';

/** Parts of {@link useSlipUpdates}. */
export interface SlipUpdates {
  readonly bets: MatchBets;
  readonly state: MatchBetState;
  readonly pick: MatchPick | undefined;
  /** Match of the selection. */
  readonly read: ReadMatch | undefined;
  /** Called when the bet of the selection has been accepted. */
  readonly onPlaced: () => void;
}

/** Keeps the slip in step with the selection and the prices of its match. An order that is confirming is not changed (SLP-07). */
export function useSlipUpdates({ bets, state: { slip, placement }, pick, read, onPlaced }: SlipUpdates): void {
  const { isConfirming } = slip;
  const accepted = placement.bets.find(({ status }) => status === 'accepted')?.request.requestId;
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (isConfirming) return;
    if (accepted !== undefined && accepted !== handled.current) {
      handled.current = accepted;
      onPlaced();
      return;
    }
    selectPick(bets, pick);
  }, [bets, pick, isConfirming, accepted, onPlaced]);
  useEffect(() => {
    if (pick && read && !isConfirming) bets.send(slipActions.pricesSeen([findMatchPrice(pick, read)]));
  }, [bets, pick, read, isConfirming]);
}

/** Replaces the selection of the slip and keeps the typed stake. */
function selectPick(bets: MatchBets, pick: MatchPick | undefined): void {
  const held = bets.getState().slip.selections[0];
  if (held?.id === pick?.selection.id) return;
  bets.send(slipActions.slipCleared());
  if (!pick) return;
  bets.send(placementActions.resultDismissed());
  bets.send(slipActions.limitsChanged(pick.limits));
  bets.send(slipActions.selectionToggled({ pick: pick.selection, quote: pick.quote }));
  if (held) bets.send(slipActions.stakeChanged({ id: pick.selection.id, stake: held.stake }));
}
