import type { EndpointId } from '@pavilion/api-client/protocol';
import type { FaultKind } from './faultKinds.ts';

/** Planned fault (ruling X1). */
export interface Fault {
  /** Endpoint of the catalogue, or `*` for all. */
  readonly endpoint: EndpointId | '*';
  readonly kind: FaultKind;
  /** Code of `error`: any integer, by default 6005. */
  readonly code?: number;
  /** Delay of `delay`, or the `Retry-After` of `unavailable`, in milliseconds; by default 1,000. */
  readonly delayMs?: number;
  /** Number of calls the fault applies to; unlimited by default. */
  readonly count?: number;
}

export interface FaultPlan {
  readonly list: () => readonly Fault[];
  readonly add: (fault: Fault) => void;
  readonly clear: (endpoint?: string) => void;
  /** Returns the faults that apply to a call and counts them down. */
  readonly take: (endpoint: EndpointId) => readonly Fault[];
}

/** Creates an empty plan of faults in memory; a restart removes all faults. */
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
