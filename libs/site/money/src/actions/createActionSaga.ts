import { createId } from '@pavilion/kernel';
import type { Services } from '@pavilion/site-contract';
import {
  createMoneyActionSaga,
  createPendingActionStore,
  type MoneyAction,
  type MoneyActionPorts,
} from '@pavilion/wallet/cashier';

/** A money action with its calls and the check of a stored draft. */
export interface ActionSetup<Draft, Answer, Secret> {
  readonly kind: MoneyAction<Draft, Answer, Secret>;
  readonly calls: Pick<MoneyActionPorts<Draft, Answer, Secret>, 'send' | 'queryOutcome' | 'getStatus'>;
  readonly isDraft: (draft: object) => boolean;
}

/** Creates the saga of a money action for one member. A pending action is stored under the member's id and resumed (W3). */
export const createActionSaga = <Draft, Answer, Secret>(
  { store, clock, logger }: Services,
  userId: string,
  { kind, calls, isDraft }: ActionSetup<Draft, Answer, Secret>,
) =>
  createMoneyActionSaga(kind, {
    ...calls,
    pendingActions: createPendingActionStore<Draft>({ store, key: `wallet.${kind.name}.${userId}`, isDraft, clock }),
    createId,
    clock,
    report: (error) => logger.warn('wallet.unexpected', { kind: kind.name, error: String(error) }),
  });
