import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createPendingActionStore } from '../moneyAction/createPendingActionStore.ts';
import { createMoneyAction } from '../moneyAction/createMoneyAction.ts';
import { createMoneyActionController } from '../moneyAction/createMoneyActionController.ts';
import type { PendingMoneyAction } from '../moneyAction/moneyActionState.ts';
import { refused, unanswered } from './callFailure.ts';

interface Draft {
  readonly amount: string;
}
interface Answer {
  readonly requestId: string;
  readonly status: 'done' | 'pending' | 'reversed';
}

/** What goes wrong with the next call. `busy` and `expired` are answers that say nothing about the money. */
export const FAULTS = ['none', 'refused', 'lostAnswer', 'resetBefore', 'busy', 'expired', 'bug', 'silence'] as const;
export type Fault = (typeof FAULTS)[number];

/** What stands behind the platform: it agrees, takes its time, or says no after the money had left. */
export type Venue = 'accepts' | 'waits' | 'reverses';

/** A kind of money action for tests. */
export const testAction = createMoneyAction<Draft, Answer, { readonly password: string }>('testAction');

/**
 * A browser (store, clock, tabs) before a platform that books each request id once, however often it arrives. `way` is how
 * it is asked: by the same call again, or by a read.
 */
export function createMoneyWorld(way: 'resend' | 'lookup', store: KeyValueStore = createMemoryStore()) {
  const clock = createFakeClock();
  const booked = new Map<string, Answer['status']>();
  const refusedIds = new Set<string>();
  const sent: string[] = [];
  let fault: Fault = 'none';
  let venue: Venue = 'accepts';
  let count = 0;

  const book = (requestId: string): Answer => {
    if (refusedIds.has(requestId)) throw refused(6012);
    if (!booked.has(requestId)) booked.set(requestId, 'pending');
    if (booked.get(requestId) === 'pending' && venue !== 'waits')
      booked.set(requestId, venue === 'accepts' ? 'done' : 'reversed');
    return { requestId, status: booked.get(requestId) ?? 'pending' };
  };
  const arrive = (requestId: string): Promise<Answer> => {
    if (fault === 'silence') return new Promise(() => undefined);
    if (fault === 'resetBefore') return Promise.reject(unanswered());
    if (fault === 'expired') return Promise.reject(refused(6001));
    if (fault === 'busy') return Promise.reject(refused(6317));
    if (fault === 'bug') return Promise.reject(new TypeError('bug'));
    if (fault === 'refused' && !booked.has(requestId)) refusedIds.add(requestId);
    return new Promise((resolve, reject) => {
      const answer = book(requestId);
      if (fault === 'lostAnswer') reject(unanswered());
      else resolve(answer);
    });
  };
  const look = (requestId: string): Promise<Answer | undefined> => {
    if (fault === 'silence') return new Promise(() => undefined);
    if (fault !== 'none' && fault !== 'refused') return Promise.reject(unanswered('none'));
    return Promise.resolve(booked.has(requestId) ? book(requestId) : undefined);
  };

  const openTab = () =>
    createMoneyActionController(testAction, {
      send: (_draft, requestId) => {
        sent.push(requestId);
        return arrive(requestId);
      },
      queryOutcome: ({ requestId }: PendingMoneyAction<Draft>) =>
        way === 'resend' ? arrive(requestId) : look(requestId),
      statusOf: ({ status }) => status,
      pendingActions: createPendingActionStore<Draft>({ store, key: 'test.100001', isDraft: () => true, clock }),
      createId: () => `id-${(count += 1)}`,
      clock,
    });
  return {
    clock,
    store,
    booked,
    sent,
    openTab,
    setFault: (next: Fault) => (fault = next),
    setVenue: (next: Venue) => (venue = next),
  };
}
