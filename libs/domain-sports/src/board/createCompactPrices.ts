import { createBoardMoment, type BoardMoment, type BoardState, type StoredMatch } from './boardState.ts';
import type { CompactPrices } from './boardStore.ts';
import { createPackReader } from '../prices/decodeCompact.ts';
import { forgetCell, getPriceOffset, priceAt } from '../prices/matchPrices.ts';
import { markPrice, readMatch } from './matchStore.ts';
import { isObserved, isNewer, writeActive, writeUnits, writeVersion } from '../prices/priceTable.ts';
import { toPriceUnits } from '../prices/toPriceUnits.ts';

/** Index of prices by number. It uses plain arrays because a board has about 20,000 prices. */
interface Numbers {
  readonly matches: (StoredMatch | undefined)[];
  /** Offsets in the price table. A change of an unobserved price needs nothing else. */
  readonly places: (number | undefined)[];
}

/** Builds the index of one channel. Numbers are valid within one channel: after a restart of the venue, old and new boards coexist. */
function readNumbers(state: BoardState, channel: string): Numbers {
  const numbers: Numbers = { matches: [], places: [] };
  for (const matchId of state.channels.get(channel)?.matchIds ?? []) {
    const stored = readMatch(state, matchId);
    const held = stored?.holders.find((holder) => holder.channel === channel);
    stored?.prices.shape.slots.forEach(({ key }, at) => {
      const n = stored.prices.numbers[at];
      if (n === undefined || !held?.shape.at.has(key)) return;
      numbers.matches[n] = stored;
      numbers.places[n] = getPriceOffset(stored.prices, at);
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
      const numbers = getNumbers(state, channel);
      const moment = createBoardMoment(state);
      for (const changes of compact) changeVersion(moment, numbers, changes);
    },
  };
}

/** Writes the prices of one version. The list holds the version, then pairs of number and hundredths. */
function changeVersion(moment: BoardMoment, { matches, places }: Numbers, changes: readonly number[]): void {
  const version = changes[0] ?? 0;
  const { state, table } = moment;
  const hasForeignPrices = state.foreignPrices.size > 0;
  for (let index = 1; index + 1 < changes.length; index += 2) {
    const n = changes[index] ?? -1;
    const place = places[n];
    if (place === undefined || !isNewer(table, place, version)) continue;
    const hundredths = changes[index + 1] ?? 0;
    writeUnits(moment, place, toPriceUnits(hundredths));
    writeActive(table, place, hundredths > 0);
    writeVersion(table, place, version);
    if (hasForeignPrices || isObserved(table, place)) notifyListeners(state, matches[n], place);
  }
}

/** Notifies the listeners of a price. */
function notifyListeners(state: BoardState, stored: StoredMatch | undefined, place: number): void {
  if (!stored) return;
  const at = priceAt(stored.prices, place);
  forgetCell(stored.prices, at);
  markPrice(state, stored, at);
}
