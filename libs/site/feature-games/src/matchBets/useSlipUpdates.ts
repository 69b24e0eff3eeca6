import { slipActions } from '@pavilion/domain-sports';
import { isInProgress, placementActions } from '@pavilion/domain-sports/placement';
import { useEffect, useRef } from 'react';
import type { MatchBets, MatchBetState } from './createMatchBets.ts';
import { isRejectionAlone } from './isRejectionAlone.ts';
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

/**
 * Keeps the slip in step with the selection and the prices of its match. An order that is undecided is not changed (SLP-07),
 * and a result that the player has not seen is not dismissed.
 */
export function useSlipUpdates({ bets, state, pick, read, onPlaced }: SlipUpdates): void {
  const { placement } = state;
  const isLocked = isInProgress(placement) || isRejectionAlone(state);
  const accepted = placement.bets.find(({ status }) => status === 'accepted')?.request;
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (isLocked) return;
    if (accepted === undefined || accepted.requestId === handled.current) return selectPick(bets, pick);
    handled.current = accepted.requestId;
    if (accepted.kind === 'single' && accepted.oddsId === pick?.selection.id) onPlaced();
  }, [bets, pick, isLocked, accepted, onPlaced]);
  useEffect(() => {
    if (pick && read && !isLocked) bets.send(slipActions.pricesSeen([findMatchPrice(pick, read)]));
  }, [bets, pick, read, isLocked]);
}

/** Replaces the selection of the slip and keeps the typed stake. */
function selectPick(bets: MatchBets, pick: MatchPick | undefined): void {
  const held = bets.getState().slip.selections[0];
  if (held?.id === pick?.selection.id) return;
  bets.send(placementActions.resultDismissed());
  bets.send(slipActions.slipCleared());
  if (!pick) return;
  bets.send(slipActions.limitsChanged(pick.limits));
  bets.send(slipActions.selectionToggled({ pick: pick.selection, quote: pick.quote }));
  if (held) bets.send(slipActions.stakeChanged({ id: pick.selection.id, stake: held.stake }));
}
