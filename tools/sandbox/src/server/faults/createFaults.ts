import type { EndpointId } from '@pavilion/api-client/protocol';
import type { FaultKind } from './faultKinds.ts';

/** A planned fault (ruling X1). */
export interface Fault {
  /** An endpoint of the catalogue, or `*` for all. */
  readonly endpoint: EndpointId | '*';
  readonly kind: FaultKind;
  /** Code of `error`, any whole number; 6005 unless given. */
  readonly code?: number;
  /** Milliseconds of `delay`, or until `unavailable` says to come back; 1,000 unless given. */
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
