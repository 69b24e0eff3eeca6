import {
  lazyWithRetry,
  toastActions,
  useAppDispatch,
  useAppSelector,
  useLoginGate,
  useServices,
} from '@pavilion/site-contract';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useGamesT } from '../messages/gamesMessages.ts';
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
  const t = useGamesT();
  const dispatch = useAppDispatch();
  const requireLogin = useLoginGate();
  const userId = useAppSelector(({ session }) => session.userId);
  const [held, setHeld] = useState<HeldPick>();
  const [isUsed, setUsed] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const [opened, open] = useState<MatchRef>();
  const origin = useRef<Element | null>(null);
  const slip = useRef<HTMLElement>(null);
  // The selection of a member is not shown to the next one.
  const pick = held?.userId === userId ? held?.pick : undefined;
  const pickedId = pick?.selection.id;
  const toggle = useCallback(
    (shown: ShownSpot) => {
      if (!requireLogin()) return;
      if (isLocked) {
        dispatch(toastActions.shown({ kind: 'info', text: t('bet.orderConfirming') }));
        return;
      }
      origin.current = document.activeElement;
      setUsed(true);
      setHeld({ userId, pick: pickedId === buildSpotId(shown) ? undefined : createMatchPick(shown) });
    },
    [requireLogin, isLocked, dispatch, t, pickedId, userId],
  );
  /** Removes the selection and returns the focus to its price, unless the player has moved on. */
  const clear = useCallback(() => {
    setHeld(undefined);
    const isElsewhere = document.activeElement !== document.body && !slip.current?.contains(document.activeElement);
    if (!isElsewhere && origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  }, []);
  const view = useMemo(() => ({ pickedId, toggle, opened, open }), [pickedId, toggle, opened]);
  // An undecided bet from before a reload is queried without a selection. Its result stays when the bet is no longer stored.
  if (!isUsed && userId !== undefined && store.get(`${PENDING_KEY}.${userId}`) !== undefined) setUsed(true);
  return (
    <MatchBetsContext value={view}>
      {children}
      {userId !== undefined && isUsed && (
        <MatchSlip key={userId} ref={slip} {...{ userId, pick }} onClear={clear} onLock={setLocked} />
      )}
    </MatchBetsContext>
  );
}
