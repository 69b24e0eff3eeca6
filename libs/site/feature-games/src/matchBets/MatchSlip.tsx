import { getPlacementStatus, isInProgress } from '@pavilion/domain-sports/placement';
import { useEffect, useSyncExternalStore, type Ref } from 'react';
import { useGamesT } from '../messages/gamesMessages.ts';
import { BetProgress } from './BetProgress.tsx';
import { BetReceipt } from './BetReceipt.tsx';
import { BetRejection } from './BetRejection.tsx';
import { isRejectionAlone } from './isRejectionAlone.ts';
import type { MatchPick } from './matchPick.ts';
import { MatchSlipForm } from './MatchSlipForm.tsx';
import { SlipPanel } from './matchSlipStyles.ts';
import { useMatchBetController } from './useMatchBetController.ts';
import { useMatchDetail } from './useMatchDetail.ts';
import { useSlipUpdates } from './useSlipUpdates.ts';

/** Props of {@link MatchSlip}. */
export interface MatchSlipProps {
  readonly ref: Ref<HTMLElement>;
  readonly userId: string;
  readonly pick: MatchPick | undefined;
  readonly onClear: () => void;
  /** Called with `true` while a bet is undecided: the selection must not change then (SLP-07). */
  readonly onLock: (isLocked: boolean) => void;
}

/** Slip of an e-sports lobby: one selection, its bet, and the result (LOB-09, B1–B9). */
export function MatchSlip({ ref, userId, pick, onClear, onLock }: MatchSlipProps) {
  const t = useGamesT();
  const bets = useMatchBetController(userId);
  const state = useSyncExternalStore(bets.subscribe, bets.getState);
  const { data, isStale } = useMatchDetail(pick?.match);
  useSlipUpdates({ bets, state, pick, read: data, onPlaced: onClear });
  const { slip, placement } = state;
  const held = slip.selections[0];
  const isPending = isInProgress(placement);
  useEffect(() => {
    onLock(isPending);
    return () => onLock(false);
  }, [isPending, onLock]);
  const isAccepted = getPlacementStatus(placement) === 'accepted';
  const isRejected = isRejectionAlone(state);
  if (!isPending && !isAccepted && !isRejected && !(pick && held)) return null;
  return (
    <SlipPanel ref={ref} aria-label={t('bet.title')} data-testid="match-slip">
      {isPending ? (
        <BetProgress bets={bets} state={state} />
      ) : isAccepted ? (
        <BetReceipt bets={bets} state={state} />
      ) : isRejected ? (
        <BetRejection bets={bets} state={state} />
      ) : (
        pick &&
        held && <MatchSlipForm bets={bets} state={state} pick={pick} held={held} isStale={isStale} onClear={onClear} />
      )}
    </SlipPanel>
  );
}
