import { type Clock, createId, createMemoryStore, type KeyValueStore, systemClock } from '@pavilion/kernel';
import { isDefiniteRefusal } from '../errors/isDefiniteRefusal.ts';
import { createActionList } from './createActionList.ts';
import type { ActionOutcome, ActionStatus, PendingAction, ResolvedAction } from './pendingAction.ts';

/** The platform keeps a request id this long, and can be asked about it (ruling W3). */
const RETENTION_MS = 72 * 3_600_000;

/** A call lives 30 s and its answer may be slow: what the platform has not seen after a minute never arrived. */
const IN_FLIGHT_MS = 60_000;

export interface PendingActionsPorts {
  /** Where actions survive a reload; a memory when left out. */
  readonly store?: KeyValueStore;
  /** Hand in `{ now: client.serverNow }`, so that a wrong device clock forgets nothing too early. */
  readonly clock?: Pick<Clock, 'now'>;
  /** User id of who is logged in now; actions of others are neither shown nor asked about. */
  readonly owner: () => string | undefined;
  /** Asks the platform what became of an action, for example by `betStatus` or in a record. A throw is "unknown". */
  readonly fetchStatus: (action: PendingAction) => Promise<ActionStatus>;
}

/** An action about to be sent. */
export interface NewAction<Answer> {
  readonly kind: string;
  readonly note?: Readonly<Record<string, string>>;
  /** Makes the call, with `requestId` in its options. Called once, ever. */
  readonly send: (requestId: string) => Promise<Answer>;
}

/** Keeps what a member did until it is known what came of it, through lost answers, reloads and second tabs. */
export interface PendingActions {
  /** Keeps the action, then sends it, once. Never rejects: what is no refusal for certain, a bug included, is unknown. */
  readonly run: <Answer>(action: NewAction<Answer>) => Promise<ActionOutcome<Answer>>;
  /** Actions of this member whose outcome is unknown, oldest first; those being sent are among them. */
  readonly list: () => readonly PendingAction[];
  /** Asks about all of them, and forgets the ones that are known now. For a start, a reconnect, and a button. */
  readonly resolve: () => Promise<readonly ResolvedAction[]>;
}

/**
 * Makes the keeper of money actions (ruling W3): the request id is kept before anything is sent, a call is sent once and
 * from then on only asked about, and of one kind there is one at a time.
 */
export function createPendingActions(ports: PendingActionsPorts): PendingActions {
  const { store = createMemoryStore(), clock = systemClock, owner, fetchStatus } = ports;
  const kept = createActionList(store);
  const beingSent = new Set<string>();

  const list = () => {
    const now = clock.now();
    for (const { requestId, savedAt } of kept.read()) if (now - savedAt > RETENTION_MS) kept.remove(requestId);
    return kept.read().filter((action) => action.owner === owner());
  };

  const send = async <Answer>(
    action: PendingAction,
    work: NewAction<Answer>['send'],
  ): Promise<ActionOutcome<Answer>> => {
    beingSent.add(action.requestId);
    try {
      const answer = await work(action.requestId);
      kept.remove(action.requestId);
      return { status: 'done', answer };
    } catch (error) {
      if (!isDefiniteRefusal(error)) return { status: 'unknown', action, error };
      kept.remove(action.requestId);
      return { status: 'refused', error };
    } finally {
      beingSent.delete(action.requestId);
    }
  };

  const queryOutcome = async (action: PendingAction): Promise<ResolvedAction | undefined> => {
    const verdict = await fetchStatus(action).catch((): ActionStatus => 'unknown');
    const mayBeOnItsWay = clock.now() - action.savedAt < IN_FLIGHT_MS;
    if (verdict === 'unknown' || (verdict === 'notDone' && mayBeOnItsWay)) return undefined;
    kept.remove(action.requestId);
    return { action, verdict };
  };

  return {
    list,
    run: async ({ kind, note = {}, send: work }) => {
      const earlier = list().find((action) => action.kind === kind);
      if (earlier) return { status: 'blocked', action: earlier };
      const action = { requestId: createId(), kind, owner: owner() ?? '', savedAt: clock.now(), note };
      kept.add(action);
      return send(action, work);
    },
    resolve: async () => {
      const waiting = list().filter(({ requestId }) => !beingSent.has(requestId));
      const resolved = await Promise.all(waiting.map(queryOutcome));
      return resolved.filter((one) => one !== undefined);
    },
  };
}
