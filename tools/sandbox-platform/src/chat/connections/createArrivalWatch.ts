import type { PushData } from '@pavilion/chat-socket/protocol';
import { PUSH_IDS } from '@pavilion/chat-socket/protocol';
import type { Clock } from '@pavilion/kernel';
import type { Connection } from './createConnection.ts';

/** Overlap of consecutive reads. A row becomes visible at its commit, which may be later than its time. */
const OVERLAP_MS = 10_000;

/** Row that has arrived for a member, or for all members if `memberId` is null. */
export interface Arrival {
  readonly id: bigint;
  readonly memberId: number | null;
}

/** Time of arrivals; `from` is exclusive. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Ports of {@link createArrivalWatch}. */
export interface ArrivalWatchPorts {
  readonly clock: Pick<Clock, 'now'>;
  readonly push: PushData<typeof PUSH_IDS.internal>;
  /** Finds the rows of a period for these members. */
  readonly find: (memberIds: readonly number[], period: Period) => Promise<readonly Arrival[]>;
}

/** Notifies the connected members of rows that have arrived since the last call. */
export type ArrivalWatch = (connections: readonly Connection[]) => Promise<void>;

/**
 * Creates a function that notifies connected members of arrived rows (60000).
 *
 * It uses the time of a row, which may be in the future when it is stored. A member gets one push per call.
 */
export function createArrivalWatch({ clock, push, find }: ArrivalWatchPorts): ArrivalWatch {
  const startedAt = clock.now();
  let lastAt = startedAt;
  let pushed: ReadonlySet<bigint> = new Set();
  return async (connections) => {
    const memberIds = new Set(connections.flatMap((connection) => connection.person()?.memberId ?? []));
    const now = clock.now();
    const from = new Date(Math.max(startedAt, lastAt - OVERLAP_MS));
    lastAt = now;
    if (memberIds.size === 0) return;
    const rows = await find([...memberIds], { from, to: new Date(now) });
    const arrived = rows.filter(({ id }) => !pushed.has(id));
    pushed = new Set(rows.map(({ id }) => id));
    const readers = new Set(arrived.map(({ memberId }) => memberId));
    for (const connection of connections) {
      const memberId = connection.person()?.memberId;
      if (typeof memberId === 'number' && (readers.has(memberId) || readers.has(null)))
        connection.send(PUSH_IDS.internal, push);
    }
  };
}
