import type { ApiClient } from '@pavilion/api-client';
import { createId, systemClock, type KeyValueStore } from '@pavilion/kernel';
import { createMoneyActionController, createPendingActionStore } from '../../cashier.ts';
import { transferCalls, venueTransfer } from '../../cashier.ts';

/** Creates a transfer to a venue. It happens at most once, and its state is the outcome known so far. */
export function createVenueTransfer(client: ApiClient, store: KeyValueStore, userId: string) {
  const flow = createMoneyActionController(venueTransfer, {
    ...transferCalls(client),
    pendingActions: createPendingActionStore({
      store,
      key: `wallet.venueTransfer.${userId}`,
      isDraft: (draft) => 'channelCode' in draft,
      clock: systemClock,
    }),
    createId,
    clock: systemClock,
  });
  const transferIn = (channelCode: string, amount: string) =>
    flow.send(venueTransfer.actions.submitRequested({ draft: { channelCode, amount, ty: '1' } }));
  return { ...flow, transferIn };
}
