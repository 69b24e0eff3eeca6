import { createBoardMoment, type BoardMoment, type BoardState, type StoredMatch } from './boardState.ts';
import type { CompactPrices } from './boardStore.ts';
import { createPackReader } from './createPackReader.ts';
import { forgetCell, getPriceOffset, priceAt } from './packedPrices.ts';
import { markPrice, readMatch } from './storedMatches.ts';
import { isObserved, isNewer, writeActive, writeUnits, writeVersion } from './toldPrices.ts';
import { toPriceUnits } from './toPriceUnits.ts';

/** By number, where the price stands: lists of plain values, for a board has twenty thousand. */
interface Numbers {
  readonly matches: (StoredMatch | undefined)[];
  /** In what the store was told: all that a change needs of a price nobody looks at. */
  readonly places: (number | undefined)[];
}

/** A number counts on its own channel alone: after a restart of the venue, boards of before and after stand side by side. */
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
 * The decoder of the compact form: packed boards, and changes of prices by their numbers, a fraction of the bytes of the
 * named form and no text to read.
 *
 * One for each store, handed to the feed by the subscriber that wants the form (`SubscribeOptions`); a page that does
 * without it carries none of it. See `WireBoard.shapes` and `WireChanges.compact`; what nobody knows is passed over (SPT-09).
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

/** Writes the prices of one version: that, then number and hundredths, price after price. */
function changeVersion(moment: BoardMoment, { matches, places }: Numbers, changes: readonly number[]): void {
  const version = changes[0] ?? 0;
  const { state, table } = moment;
  const hasStrays = state.foreignPrices.size > 0;
  for (let index = 1; index + 1 < changes.length; index += 2) {
    const n = changes[index] ?? -1;
    const place = places[n];
    if (place === undefined || !isNewer(table, place, version)) continue;
    const hundredths = changes[index + 1] ?? 0;
    writeUnits(moment, place, toPriceUnits(hundredths));
    writeActive(table, place, hundredths > 0);
    writeVersion(table, place, version);
    if (hasStrays || isObserved(table, place)) notifyListeners(state, matches[n], place);
  }
}

/** Lets those know who look at a price. */
function notifyListeners(state: BoardState, stored: StoredMatch | undefined, place: number): void {
  if (!stored) return;
  const at = priceAt(stored.prices, place);
  forgetCell(stored.prices, at);
  markPrice(state, stored, at);
}
