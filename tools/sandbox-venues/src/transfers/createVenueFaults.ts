/**
 * What a venue may do to a transfer on purpose (F-WAL-08): `refuse` says no after the money has left its side, `slow`
 * answers after `delayMs`.
 */
export interface VenueFault {
  /** A channel code, or `*` for all. */
  readonly channelCode: string;
  readonly kind: 'refuse' | 'slow';
  /** Milliseconds before the venue answers; 0 for `refuse` and 10,000 for `slow` unless given. */
  readonly delayMs?: number;
  /** How many transfers it hits; endless unless given. */
  readonly count?: number;
}

/** How a venue will answer one transfer. */
export interface VenueAnswer {
  readonly verdict: 'accept' | 'refuse';
  readonly delayMs: number;
}

export interface VenueFaultPlan {
  readonly list: () => readonly VenueFault[];
  readonly add: (fault: VenueFault) => void;
  readonly clear: (channelCode?: string) => void;
  /** The answer to the next transfer at a venue, counting its faults down. */
  readonly take: (channelCode: string) => VenueAnswer;
}

const SLOW_MS = 10_000;

const getFaultDelay = ({ kind, delayMs }: VenueFault): number => delayMs ?? (kind === 'slow' ? SLOW_MS : 0);

/** Keeps the planned faults in memory; the answers already given are in the books. */
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
