/**
 * Planned fault of a venue (F-WAL-08). `refuse` rejects a transfer after the money has left its account; `slow` responds
 * after `delayMs`.
 */
export interface VenueFault {
  /** Channel code, or `*` for all venues. */
  readonly channelCode: string;
  readonly kind: 'refuse' | 'slow';
  /** Delay of the response, milliseconds. Default: 0 for `refuse`, 10,000 for `slow`. */
  readonly delayMs?: number;
  /** Number of affected transfers. Default: no limit. */
  readonly count?: number;
}

/** Response of a venue to a transfer. */
export interface VenueResponse {
  readonly verdict: 'accept' | 'refuse';
  readonly delayMs: number;
}

export interface VenueFaultPlan {
  readonly list: () => readonly VenueFault[];
  readonly add: (fault: VenueFault) => void;
  readonly clear: (channelCode?: string) => void;
  /** Returns the response to the next transfer at a venue and decrements the counts of its faults. */
  readonly take: (channelCode: string) => VenueResponse;
}

const SLOW_MS = 10_000;

const getFaultDelay = ({ kind, delayMs }: VenueFault): number => delayMs ?? (kind === 'slow' ? SLOW_MS : 0);

/** Creates the fault plan in memory. Responses that were already returned are stored with their transfers. */
export function createVenueFaults(): VenueFaultPlan {
  let faults: readonly VenueFault[] = [];
  const spent = (fault: VenueFault): VenueFault =>
    fault.count === undefined ? fault : { ...fault, count: fault.count - 1 };
  return {
    list: () => faults,
    add: (fault) => {
      faults = [...faults, fault];
    },
    clear: (channelCode) => {
      faults = channelCode === undefined ? [] : faults.filter((fault) => fault.channelCode !== channelCode);
    },
    take: (channelCode) => {
      const hits = faults.filter((fault) => fault.channelCode === channelCode || fault.channelCode === '*');
      faults = faults.map((fault) => (hits.includes(fault) ? spent(fault) : fault)).filter(({ count }) => count !== 0);
      return {
        verdict: hits.some(({ kind }) => kind === 'refuse') ? 'refuse' : 'accept',
        delayMs: Math.max(0, ...hits.map(getFaultDelay)),
      };
    },
  };
}
