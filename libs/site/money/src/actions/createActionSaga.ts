import { SessionEndedError } from '@pavilion/api-client';
import { createId } from '@pavilion/kernel';
import type { Services } from '@pavilion/site-contract';
import {
  createMoneyActionSaga,
  createPendingActionStore,
  type MoneyAction,
  type MoneyActionPorts,
} from '@pavilion/wallet/cashier';

type ActionCalls<Draft, Result, Secret> = Pick<
  MoneyActionPorts<Draft, Result, Secret>,
  'send' | 'queryOutcome' | 'getStatus'
>;

/** A money action with its calls and the check of a stored draft. */
export interface ActionSetup<Draft, Result, Secret> {
  readonly kind: MoneyAction<Draft, Result, Secret>;
  readonly calls: ActionCalls<Draft, Result, Secret>;
  readonly isDraft: (draft: object) => boolean;
}

/**
 * Creates the saga of a money action for one member. A pending action is stored under the member's id and resumed (W3). In the
 * session of another member it makes no call.
 */
export const createActionSaga = <Draft, Result, Secret>(
  services: Services,
  userId: string,
  { kind, calls, isDraft }: ActionSetup<Draft, Result, Secret>,
) => {
  const { store, clock, logger } = services;
  return createMoneyActionSaga(kind, {
    ...guardCalls(calls, createMemberCheck(services, userId, kind.name)),
    pendingActions: createPendingActionStore<Draft>({ store, key: `wallet.${kind.name}.${userId}`, isDraft, clock }),
    createId,
    clock,
    report: (error) => logger.warn('wallet.unexpected', { kind: kind.name, error: String(error) }),
  });
};

/** Creates a check that throws once the member has left, also if another tab has logged in another member. */
const createMemberCheck =
  ({ session }: Services, userId: string, endpointId: string) =>
  (requestId: string): void => {
    // Reads the store, because the message of the other tab may not have arrived.
    session.token();
    if (session.getState().userId === userId) return;
    throw new SessionEndedError({ endpointId, requestId, outcome: 'none' });
  };

/**
 * Returns calls that reject without a request once the member has left. In the session of the next member the platform would
 * perform the action, even for a query, on that member's money. A new action is then refused; a query leaves the outcome unknown.
 */
const guardCalls = <Draft, Result, Secret>(
  calls: ActionCalls<Draft, Result, Secret>,
  requireMember: (requestId: string) => void,
): ActionCalls<Draft, Result, Secret> => ({
  ...calls,
  send: async (draft, requestId, secret) => {
    requireMember(requestId);
    return calls.send(draft, requestId, secret);
  },
  queryOutcome: async (action) => {
    requireMember(action.requestId);
    return calls.queryOutcome(action);
  },
});
