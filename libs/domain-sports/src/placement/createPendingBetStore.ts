import { type KeyValueStore } from '@pavilion/kernel';
import { type BetRequest } from './betPlacement.ts';
import { type PlacementPorts } from './placementPorts.ts';

const FIELDS = ['requestId', 'gameId', 'oddsId', 'playCode', 'side', 'line', 'price', 'stake', 'oddsRule'] as const;

const isRequest = (value: unknown): value is BetRequest =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

const read = (text: string | undefined): readonly BetRequest[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRequest) : [];
  } catch {
    return [];
  }
};

/**
 * Keeps bets under way as JSON in a key-value store; what cannot be read is forgotten.
 *
 * @param key one per member: a bet may only be asked about by who placed it
 */
export function createPendingBetStore(
  store: KeyValueStore,
  key: string,
): Pick<PlacementPorts, 'savePending' | 'loadPending' | 'forgetPending'> {
  const load = () => read(store.get(key));
  const save = (requests: readonly BetRequest[]): void => {
    if (requests.length > 0) store.set(key, JSON.stringify(requests));
    else store.remove(key);
  };
  return {
    loadPending: load,
    savePending: (request) => save([...load(), request]),
    forgetPending: (requestId) => save(load().filter((held) => held.requestId !== requestId)),
  };
}
