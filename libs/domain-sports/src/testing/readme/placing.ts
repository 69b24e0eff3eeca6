import { createId, createMemoryStore, systemClock, type KeyValueStore } from '@pavilion/kernel';
import type { Controller } from '@pavilion/kernel/controller';
import { findSlipBlock, type Slip } from '../../index.ts';
import {
  createBetDrafts,
  createPendingBetStore,
  createPlacementController,
  isInProgress,
  placementActions,
  type PlacementPorts,
  type PlacementState,
} from '../../placement.ts';

type Platform = Pick<PlacementPorts, 'placeBet' | 'placeSeries' | 'betStatus' | 'isRefusal'>;

interface Member {
  readonly id: string;
  /** Store that outlives the page. */
  readonly store?: KeyValueStore;
}

/** Resolves when every bet is decided. */
const waitUntilDecided = ({ getState, subscribe }: Pick<Controller<PlacementState>, 'getState' | 'subscribe'>) =>
  new Promise<void>((done) => {
    const check = () => isInProgress(getState()) || done();
    subscribe(check);
    check();
  });

/** Places a slip and waits until every bet of it is decided, after the stored bets of an earlier visit. */
export async function placeSlip(platform: Platform, slip: Slip, { id, store = createMemoryStore() }: Member) {
  const block = findSlipBlock(slip);
  if (block) throw new Error(`placeSlip: the slip is blocked by ${block}.`);
  const placement = createPlacementController({
    ...platform,
    ...createPendingBetStore(store, `bets.${id}`),
    createId,
    clock: systemClock,
  });
  await waitUntilDecided(placement);
  placement.send(placementActions.placeRequested(createBetDrafts(slip)));
  await waitUntilDecided(placement);
  const { bets } = placement.getState();
  placement.dispose();
  return bets.map(({ status, outcome }) => outcome?.ticketId ?? status);
}
