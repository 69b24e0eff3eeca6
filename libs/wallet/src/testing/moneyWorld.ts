import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createPendingActionStore } from '../moneyAction/createPendingActionStore.ts';
import { createMoneyAction } from '../moneyAction/createMoneyAction.ts';
import { createMoneyActionController } from '../moneyAction/createMoneyActionController.ts';
import type { PendingMoneyAction } from '../moneyAction/moneyActionState.ts';
import { refused, responseLost } from './callFailure.ts';

interface Draft {
  readonly amount: string;
}
interface TransferResponse {
  readonly requestId: string;
  readonly status: 'done' | 'pending' | 'reversed';
}

/** Faults of the next call. `busy` and `expired` are refusals that leave the outcome unknown. */
export const FAULTS = ['none', 'refused', 'lostResponse', 'resetBefore', 'busy', 'expired', 'bug', 'silence'] as const;
export type Fault = (typeof FAULTS)[number];

/** Reaction of the venue behind the platform: it accepts, takes time, or reverses the transfer. */
export type Venue = 'accepts' | 'waits' | 'reverses';

/** Kind of money action for tests. */
export const testAction = createMoneyAction<Draft, TransferResponse, { readonly password: string }>('testAction');

/**
 * Creates a browser (store, clock, tabs) and a platform that books each request id once. `way` is how an outcome is
 * queried: by the same call again, or by a read.
 */
export function createMoneyWorld(way: 'resend' | 'lookup', store: KeyValueStore = createMemoryStore()) {
  const clock = createFakeClock();
  const booked = new Map<string, TransferResponse['status']>();
  const refusedIds = new Set<string>();
  const sent: string[] = [];
  const secrets: unknown[] = [];
  let fault: Fault = 'none';
  let venue: Venue = 'accepts';
  let count = 0;

  const book = (requestId: string): TransferResponse => {
    if (refusedIds.has(requestId)) throw refused(6012);
    if (!booked.has(requestId)) booked.set(requestId, 'pending');
    if (booked.get(requestId) === 'pending' && venue !== 'waits')
      booked.set(requestId, venue === 'accepts' ? 'done' : 'reversed');
    return { requestId, status: booked.get(requestId) ?? 'pending' };
  };
  const handleCall = (requestId: string): Promise<TransferResponse> => {
    if (fault === 'silence') return new Promise(() => undefined);
    if (fault === 'resetBefore') return Promise.reject(responseLost());
    if (fault === 'expired') return Promise.reject(refused(6001));
    if (fault === 'busy') return Promise.reject(refused(6317));
    if (fault === 'bug') return Promise.reject(new TypeError('bug'));
    if (fault === 'refused' && !booked.has(requestId)) refusedIds.add(requestId);
    return new Promise((resolve, reject) => {
      const response = book(requestId);
      if (fault === 'lostResponse') reject(responseLost());
      else resolve(response);
    });
  };
  const readBooked = (requestId: string): Promise<TransferResponse | undefined> => {
    if (fault === 'silence') return new Promise(() => undefined);
    if (fault !== 'none' && fault !== 'refused') return Promise.reject(responseLost('none'));
    return Promise.resolve(booked.has(requestId) ? book(requestId) : undefined);
  };

  const openTab = () =>
    createMoneyActionController(testAction, {
      send: (_draft, requestId, secret) => {
        sent.push(requestId);
        secrets.push(secret);
        return handleCall(requestId);
      },
      queryOutcome: ({ requestId }: PendingMoneyAction<Draft>) =>
        way === 'resend' ? handleCall(requestId) : readBooked(requestId),
      getStatus: ({ status }) => status,
      pendingActions: createPendingActionStore<Draft>({ store, key: 'test.100001', isDraft: () => true, clock }),
      createId: () => `id-${(count += 1)}`,
      clock,
    });
  return {
    clock,
    store,
    booked,
    sent,
    secrets,
    openTab,
    setFault: (next: Fault) => (fault = next),
    setVenue: (next: Venue) => (venue = next),
  };
}
