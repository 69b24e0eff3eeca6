import type { SharedBet } from '@pavilion/chat-socket/protocol';
import {
  slipShareActions,
  toastActions,
  useAppDispatch,
  useLoginGate,
  useServices,
  SPORT_VENUE_PATH,
} from '@pavilion/site-contract';
import { useChatT } from '../messages/chatMessages.ts';
import { toSharedSlip } from './sharedSlip.ts';

/** Returns a function that adds a shared slip to the player's own and opens it. Guests have to log in first. */
export function useImportSharedSlip(): (bet: SharedBet) => Promise<void> {
  const t = useChatT();
  const services = useServices();
  const dispatch = useAppDispatch();
  const requireLogin = useLoginGate();
  return async (bet) => {
    if (!requireLogin(SPORT_VENUE_PATH)) return;
    try {
      await services.prepare('sports');
    } catch {
      dispatch(toastActions.shown({ kind: 'error', text: t('takeFailed') }));
      return;
    }
    dispatch(slipShareActions.addRequested(toSharedSlip(bet)));
    if (!window.location.pathname.startsWith(SPORT_VENUE_PATH)) services.navigate(SPORT_VENUE_PATH);
  };
}
