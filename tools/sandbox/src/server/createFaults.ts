import { type EndpointId } from '@pavilion/api-client/protocol';

/**
 * What may go wrong on purpose (ruling X1).
 *
 * `error` refuses with `code`; `delay` waits `delayMs`; `drop` cuts the connection before anything is done;
 * `lostAnswer` does the work, then cuts; `corrupt` sends half an answer; `duplicate` lets the call arrive twice.
 */
export type FaultKind = 'error' | 'delay' | 'drop' | 'lostAnswer' | 'corrupt' | 'duplicate';

export interface Fault {
  /** An endpoint of the catalogue, or `*` for all. */
  readonly endpoint: EndpointId | '*';
  readonly kind: FaultKind;
  /** Code of `error`; 6005 unless given. */
  readonly code?: number;
  /** Milliseconds of `delay`; 1,000 unless given. */
  readonly delayMs?: number;
  /** How many calls it hits; endless unless given. */
  readonly count?: number;
}

export interface FaultPlan {
  readonly list: () => readonly Fault[];
  readonly add: (fault: Fault) => void;
  readonly clear: (endpoint?: string) => void;
  /** Takes the faults that hit this call, counting them down. */
  readonly take: (endpoint: EndpointId) => readonly Fault[];
}

/** Keeps the planned faults in memory: a restart heals everything. */
export function createFaults(): FaultPlan {
  let faults: Fault[] = [];
  const spent = (fault: Fault): Fault => (fault.count === undefined ? fault : { ...fault, count: fault.count - 1 });
  return {
    list: () => faults,
    add: (fault) => void faults.push(fault),
    clear: (endpoint) => {
      faults = endpoint === undefined ? [] : faults.filter((fault) => fault.endpoint !== endpoint);
    },
    take: (endpoint) => {
      const hits = faults.filter((fault) => fault.endpoint === endpoint || fault.endpoint === '*');
      faults = faults.map((fault) => (hits.includes(fault) ? spent(fault) : fault)).filter(({ count }) => count !== 0);
      return hits;
    },
  };
}
