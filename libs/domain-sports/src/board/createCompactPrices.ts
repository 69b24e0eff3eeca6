import { createBoardMoment, type BoardMoment, type BoardState, type StoredMatch } from './boardState.ts';
import type { CompactPrices } from './boardStore.ts';
import { createPackReader } from './createPackReader.ts';
import { forgetCell, placeOf, priceAt } from './packedPrices.ts';
import { markPrice, readMatch } from './storedMatches.ts';
import { isLookedAt, isNewer, writeActive, writeUnits, writeVersion } from './toldPrices.ts';
import { unitsOfHundredths } from './unitsOfHundredths.ts';

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
      numbers.places[n] = placeOf(stored.prices, at);
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
  const numbersOf = (state: BoardState, channel: string): Numbers => {
    if (edition !== state.edition) known.clear();
    edition = state.edition;
    const numbers = known.get(channel) ?? readNumbers(state, channel);
    known.set(channel, numbers);
    return numbers;
  };
  return {
    readerOf: createPackReader,
    change: (state, channel, compact) => {
      const numbers = numbersOf(state, channel);
      const moment = createBoardMoment(state);
      for (const changes of compact) changeVersion(moment, numbers, changes);
    },
  };
}

/** Writes the prices of one version: that, then number and hundredths, price after price. */
function changeVersion(moment: BoardMoment, { matches, places }: Numbers, changes: readonly number[]): void {
  const version = changes[0] ?? 0;
  const { state, told } = moment;
  const hasStrays = state.strays.size > 0;
  for (let index = 1; index + 1 < changes.length; index += 2) {
    const n = changes[index] ?? -1;
    const place = places[n];
    if (place === undefined || !isNewer(told, place, version)) continue;
    const hundredths = changes[index + 1] ?? 0;
    writeUnits(moment, place, unitsOfHundredths(hundredths));
    writeActive(told, place, hundredths > 0);
    writeVersion(told, place, version);
    if (hasStrays || isLookedAt(told, place)) tell(state, matches[n], place);
  }
}

/** Lets those know who look at a price. */
function tell(state: BoardState, stored: StoredMatch | undefined, place: number): void {
  if (!stored) return;
  const at = priceAt(stored.prices, place);
  forgetCell(stored.prices, at);
  markPrice(state, stored, at);
}
