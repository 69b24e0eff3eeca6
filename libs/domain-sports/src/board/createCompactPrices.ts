import { createPackReader } from '../prices/decodeCompact.ts';
import { forgetCell, getPriceIndex, getPriceOffset } from '../prices/matchPrices.ts';
import { applyCompact, type CompactTarget } from '../prices/priceTable.ts';
import { createBoardMoment, type BoardState, type StoredMatch } from './boardState.ts';
import type { CompactPrices } from './boardStore.ts';
import { markPrice, readMatch } from './matchStore.ts';

/** Index of prices by number. It uses plain arrays because a board has about 20,000 prices. */
interface Numbers {
  readonly matches: (StoredMatch | undefined)[];
  /** Offsets in the price table. A change of an unobserved price needs nothing else. */
  readonly offsets: (number | undefined)[];
}

/**
 * Builds the index of one channel. Numbers are valid within one channel: after a restart of the venue, old and new
 * boards coexist.
 */
function readNumbers(state: BoardState, channel: string): Numbers {
  const numbers: Numbers = { matches: [], offsets: [] };
  for (const matchId of state.channels.get(channel)?.matchIds ?? []) {
    const stored = readMatch(state, matchId);
    const held = stored?.holders.find((holder) => holder.channel === channel);
    stored?.prices.shape.slots.forEach(({ key }, at) => {
      const n = stored.prices.numbers[at];
      if (n === undefined || !held?.shape.at.has(key)) return;
      numbers.matches[n] = stored;
      numbers.offsets[n] = getPriceOffset(stored.prices, at);
    });
  }
  return numbers;
}

/**
 * Creates the decoder of the compact form: packed boards, and price changes by number. The form has a fraction of the
 * bytes of the named form and contains no text to parse.
 *
 * Create one for each store and pass it to the feed (`SubscribeOptions`). Pages that do not use it do not load its code.
 * Unknown shapes and numbers are ignored. See `WireBoard.shapes` and `WireChanges.compact` (SPT-09).
 */
export function createCompactPrices(): CompactPrices {
  const known = new Map<string, Numbers>();
  let edition = -1;
  const getNumbers = (state: BoardState, channel: string): Numbers => {
    if (edition !== state.edition) known.clear();
    edition = state.edition;
    const numbers = known.get(channel) ?? readNumbers(state, channel);
    known.set(channel, numbers);
    return numbers;
  };
  return {
    readerOf: createPackReader,
    change: (state, channel, compact) => {
      const moment = createBoardMoment(state);
      const target = createTarget(state, getNumbers(state, channel));
      for (const changes of compact) applyCompact(moment, changes, target);
    },
  };
}

/** Creates the receiver of the changes of one message, which notifies the listeners of each reported price. */
const createTarget = (state: BoardState, { matches, offsets }: Numbers): CompactTarget => ({
  offsets,
  isEachReported: state.foreignPrices.size > 0,
  report: (number, offset) => {
    const stored = matches[number];
    if (!stored) return;
    const index = getPriceIndex(stored.prices, offset);
    forgetCell(stored.prices, index);
    markPrice(state, stored, index);
  },
});
