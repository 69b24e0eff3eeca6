import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import type { BetRequest } from './betPlacement.ts';
import type { PlacementPorts } from './placementPorts.ts';

const LEG = ['gameId', 'oddsId', 'playCode', 'side', 'line', 'price'] as const;
const SINGLE = [...LEG, 'requestId', 'stake', 'oddsRule'] as const;
const SERIES = ['requestId', 'unitStake', 'oddsRule'] as const;

type UnknownRecord = Readonly<Record<string, unknown>>;

const hasTexts = (value: unknown, fields: readonly string[]): value is UnknownRecord =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((field) => typeof (value as UnknownRecord)[field] === 'string');

const isSeries = (value: unknown): boolean =>
  hasTexts(value, SERIES) &&
  Array.isArray(value['systems']) &&
  Array.isArray(value['legs']) &&
  value['legs'].every((leg) => hasTexts(leg, LEG));

/** Reads a stored bet. A bet of an earlier release has no kind and is a single. */
const readRequest = (value: unknown): readonly BetRequest[] => {
  if (hasTexts(value, SINGLE)) return [{ ...value, kind: 'single' } as unknown as BetRequest];
  return isSeries(value) ? [value as BetRequest] : [];
};

const read = (text: string | undefined): readonly BetRequest[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(readRequest) : [];
  } catch {
    return [];
  }
};

/**
 * Stores undecided bets as JSON in a key-value store. Unreadable entries are ignored.
 *
 * If a bet cannot be stored, it is kept in memory, so that it is polled as long as the page is open (STO-02).
 *
 * @param key a separate key for each member, because only the member who placed a bet may request its status
 */
export function createPendingBetStore(
  store: KeyValueStore,
  key: string,
): Pick<PlacementPorts, 'savePending' | 'loadPending' | 'deletePending'> {
  const memory = createMemoryStore();
  const loadFrom = (place: KeyValueStore) => read(place.get(key));
  const saveTo = (place: KeyValueStore, requests: readonly BetRequest[]): boolean => {
    if (requests.length > 0) return place.set(key, JSON.stringify(requests));
    place.remove(key);
    return true;
  };
  return {
    loadPending: () => [...loadFrom(store), ...loadFrom(memory)],
    savePending: (request) => {
      if (!saveTo(store, [...loadFrom(store), request])) saveTo(memory, [...loadFrom(memory), request]);
    },
    deletePending: (requestId) => {
      for (const place of [store, memory]) {
        saveTo(
          place,
          loadFrom(place).filter((held) => held.requestId !== requestId),
        );
      }
    },
  };
}
