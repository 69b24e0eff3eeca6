import { createId, createMemoryStore, systemClock, type KeyValueStore } from '@pavilion/kernel';
import { findSlipBlock, type Slip } from '../../index.ts';
import {
  createBetDrafts,
  createPendingBetStore,
  createPlacementController,
  isInProgress,
  placementActions,
  type PlacementPorts,
} from '../../placement.ts';

type Platform = Pick<PlacementPorts, 'placeBet' | 'placeSeries' | 'betStatus' | 'isRefusal'>;

interface Member {
  readonly id: string;
  /** Store that outlives the page. */
  readonly store?: KeyValueStore;
}

/** Places a slip and waits until every bet of it is decided. */
export async function placeSlip(platform: Platform, slip: Slip, { id, store = createMemoryStore() }: Member) {
  const placement = createPlacementController({
    ...platform,
    ...createPendingBetStore(store, `bets.${id}`),
    createId,
    clock: systemClock,
  });
  const block = findSlipBlock(slip);
  if (block) throw new Error(`placeSlip: the slip is blocked by ${block}.`);
  placement.send(placementActions.placeRequested(createBetDrafts(slip)));
  await new Promise<void>((done) => {
    const check = () => isInProgress(placement.getState()) || done();
    placement.subscribe(check);
    check();
  });
  const { bets } = placement.getState();
  placement.dispose();
  return bets.map(({ status, outcome }) => outcome?.ticketId ?? status);
}
