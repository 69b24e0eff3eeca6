import { lazyWithRetry, useAppSelector, useLoginGate, useServices } from '@pavilion/site-contract';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { PENDING_KEY } from './pendingKey.ts';
import { MatchBetsContext } from './matchBetsContext.ts';
import { buildSpotId, createMatchPick, type MatchPick, type MatchRef, type ShownSpot } from './matchPick.ts';

const MatchSlip = lazyWithRetry(() => import('./MatchSlip.tsx').then((file) => file.MatchSlip));

interface HeldPick {
  readonly userId: string | undefined;
  readonly pick: MatchPick | undefined;
}

/** Lets a member bet on the prices of an e-sports lobby. The slip is loaded with the first selection. */
export function MatchBets({ children }: { readonly children: ReactNode }) {
  const { store } = useServices();
  const requireLogin = useLoginGate();
  const userId = useAppSelector(({ session }) => session.userId);
  const [held, setHeld] = useState<HeldPick>();
  const [isUsed, setUsed] = useState(false);
  const [opened, open] = useState<MatchRef>();
  const origin = useRef<Element | null>(null);
  // The selection of a member is not shown to the next one.
  const pick = held?.userId === userId ? held?.pick : undefined;
  const pickedId = pick?.selection.id;
  const toggle = useCallback(
    (shown: ShownSpot) => {
      if (!requireLogin()) return;
      origin.current = document.activeElement;
      setUsed(true);
      setHeld({ userId, pick: pickedId === buildSpotId(shown) ? undefined : createMatchPick(shown) });
    },
    [requireLogin, pickedId, userId],
  );
  /** Removes the selection and returns the focus to its price. */
  const clear = useCallback(() => {
    setHeld(undefined);
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  }, []);
  const view = useMemo(() => ({ pickedId, toggle, opened, open }), [pickedId, toggle, opened]);
  // An undecided bet of an earlier visit is queried without a selection.
  const isNeeded = isUsed || (userId !== undefined && store.get(`${PENDING_KEY}.${userId}`) !== undefined);
  return (
    <MatchBetsContext value={view}>
      {children}
      {userId !== undefined && isNeeded && <MatchSlip key={userId} userId={userId} pick={pick} onClear={clear} />}
    </MatchBetsContext>
  );
}
