import { dialogActions, type RootState, type Services } from '@pavilion/site-contract';
import type { Store } from '@reduxjs/toolkit';
import { continuePlaySession } from './playSession.ts';

/** Interval of the checks, milliseconds. */
const TICK_MS = 15_000;

const MINUTE_MS = 60_000;

type Ports = Pick<Services, 'brand' | 'clock' | 'session' | 'store'>;

/** Returns the minutes between two checks: those of the member, at most those of the jurisdiction; 0 for no checks. */
function computeInterval(jurisdictionMinutes: number, { session }: RootState): number {
  const { reminderMinutes } = session.member ?? {};
  if (reminderMinutes === undefined || jurisdictionMinutes === 0) return reminderMinutes ?? jurisdictionMinutes;
  return Math.min(reminderMinutes, jurisdictionMinutes);
}

/**
 * Measures how long the member has been playing and opens a reality check after each interval of the jurisdiction, or the
 * shorter one that the member has chosen (ruling L1).
 *
 * Only a visible tab counts and prompts. A check that was confirmed in another tab closes here, and one that was not confirmed
 * opens again after a reload.
 */
export function watchPlaySession({ brand, clock, session, store }: Ports, site: Store<RootState>): () => void {
  const isPrompting = () => site.getState().ui.dialogs.some(({ kind }) => kind === 'realityCheck');
  const check = () => {
    const { userId } = session.getState();
    if (userId === undefined) return;
    const { checkedAt, startedAt, seenAt } = continuePlaySession(store, { userId, now: clock.now() });
    const minutes = computeInterval(brand.jurisdiction.realityCheckMinutes, site.getState());
    const isDue = minutes > 0 && seenAt - checkedAt >= minutes * MINUTE_MS;
    if (isDue && !isPrompting()) site.dispatch(dialogActions.opened({ kind: 'realityCheck', startedAt }));
    if (!isDue && isPrompting()) site.dispatch(dialogActions.closed('realityCheck'));
  };
  let cancel: (() => void) | undefined;
  const tick = () => {
    if (!document.hidden) check();
    cancel = clock.after(TICK_MS, tick);
  };
  tick();
  return () => cancel?.();
}
