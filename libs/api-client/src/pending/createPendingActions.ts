import { type Clock, createId, createMemoryStore, type KeyValueStore, systemClock } from '@pavilion/kernel';
import { isDefiniteRefusal } from '../errors/isDefiniteRefusal.ts';
import { createActionList } from './createActionList.ts';
import type { ActionOutcome, ActionStatus, PendingAction, ResolvedAction } from './pendingAction.ts';

/** The platform keeps request ids for 72 hours (ruling W3). */
const RETENTION_MS = 72 * 3_600_000;

/** Time after which an unknown request id counts as never received: a call takes up to 30 s, its response may be late. */
const IN_FLIGHT_MS = 60_000;

/** Ports of {@link createPendingActions}. */
export interface PendingActionsPorts {
  /** Storage that survives a reload; default: memory. */
  readonly store?: KeyValueStore;
  /** Pass `{ now: client.serverNow }`, so that a wrong device clock does not remove actions too early. */
  readonly clock?: Pick<Clock, 'now'>;
  /** Returns the user id of the current member. Actions of other members are not listed or queried. */
  readonly owner: () => string | undefined;
  /** Queries the status of an action, for example by `betStatus` or a record. An error means "unknown". */
  readonly fetchStatus: (action: PendingAction) => Promise<ActionStatus>;
}

/** An action to send. */
export interface NewAction<Result> {
  readonly kind: string;
  readonly note?: Readonly<Record<string, string>>;
  /** Makes the call with `requestId` in its options. Called once. */
  readonly send: (requestId: string) => Promise<Result>;
}

/** Store of money actions until their outcome is known, also after lost responses, reloads and in other tabs. */
export interface PendingActions {
  /** Stores the action and sends it once. Never rejects: an error that is no definite refusal has the status `unknown`. */
  readonly run: <Result>(action: NewAction<Result>) => Promise<ActionOutcome<Result>>;
  /** Returns the actions of this member with an unknown outcome, oldest first, including those being sent. */
  readonly list: () => readonly PendingAction[];
  /** Queries all listed actions and removes those with a known outcome. Call it at start, on reconnect and by a button. */
  readonly resolve: () => Promise<readonly ResolvedAction[]>;
}

/**
 * Creates the store of money actions (ruling W3). The request id is stored before the call is sent. The call is sent once;
 * afterwards only its outcome is queried. One action of each kind is in progress at a time.
 */
export function createPendingActions(ports: PendingActionsPorts): PendingActions {
  const { store = createMemoryStore(), clock = systemClock, owner, fetchStatus } = ports;
  const actions = createActionList(store);
  const beingSent = new Set<string>();

  const list = () => {
    const now = clock.now();
    for (const { requestId, savedAt } of actions.read()) if (now - savedAt > RETENTION_MS) actions.remove(requestId);
    return actions.read().filter((action) => action.owner === owner());
  };

  const send = async <Result>(
    action: PendingAction,
    work: NewAction<Result>['send'],
  ): Promise<ActionOutcome<Result>> => {
    beingSent.add(action.requestId);
    try {
      const response = await work(action.requestId);
      actions.remove(action.requestId);
      return { status: 'done', response };
    } catch (error) {
      if (!isDefiniteRefusal(error)) return { status: 'unknown', action, error };
      actions.remove(action.requestId);
      return { status: 'refused', error };
    } finally {
      beingSent.delete(action.requestId);
    }
  };

  const queryOutcome = async (action: PendingAction): Promise<ResolvedAction | undefined> => {
    const verdict = await fetchStatus(action).catch((): ActionStatus => 'unknown');
    const mayBeInTransit = clock.now() - action.savedAt < IN_FLIGHT_MS;
    if (verdict === 'unknown' || (verdict === 'notDone' && mayBeInTransit)) return undefined;
    actions.remove(action.requestId);
    return { action, verdict };
  };

  return {
    list,
    run: async ({ kind, note = {}, send: work }) => {
      const earlier = list().find((action) => action.kind === kind);
      if (earlier) return { status: 'blocked', action: earlier };
      const action = { requestId: createId(), kind, owner: owner() ?? '', savedAt: clock.now(), note };
      actions.add(action);
      return send(action, work);
    },
    resolve: async () => {
      const waiting = list().filter(({ requestId }) => !beingSent.has(requestId));
      const resolved = await Promise.all(waiting.map(queryOutcome));
      return resolved.filter((one) => one !== undefined);
    },
  };
}
