import { isPrice, PRICE_UNIT } from '../odds/price.ts';
import { momentOf, type BoardState, type StoredMatch } from './boardState.ts';
import { type CompactPrices } from './boardStore.ts';
import { isNewer, setPrice } from './packedPrices.ts';
import { markPrice, readMatch } from './storedMatches.ts';

const UNITS_PER_CENT = PRICE_UNIT / 100;

/** By number, where the price stands: two lists of plain values, for a board has twenty thousand. */
interface Numbers {
  readonly matches: (StoredMatch | undefined)[];
  readonly places: number[];
}

/** A number counts on its own channel alone: after a restart of the venue, boards of before and after stand side by side. */
function readNumbers(state: BoardState, channel: string): Numbers {
  const numbers: Numbers = { matches: [], places: [] };
  for (const matchId of state.channels.get(channel)?.matchIds ?? []) {
    const stored = readMatch(state, matchId);
    const told = stored?.holders.find((held) => held.channel === channel)?.shape;
    stored?.prices.shape.slots.forEach(({ key }, at) => {
      const n = stored.prices.numbers[at];
      if (n === undefined || !told?.at.has(key)) return;
      numbers.matches[n] = stored;
      numbers.places[n] = at;
    });
  }
  return numbers;
}

/** Units of a price told in hundredths, below zero while it is suspended. */
function unitsOf(hundredths: number): number {
  const units = Math.abs(hundredths) * UNITS_PER_CENT;
  return isPrice(units) ? units : 0;
}

/**
 * The decoder of compact changes: prices by their numbers, a third of the bytes of the named form and no text to read.
 *
 * One for each store, handed to the feed by the subscriber that wants the form (`SubscribeOptions`); a page that does
 * without it carries none of it. Triples of number, hundredths and version; what nobody knows is passed over (SPT-09).
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
    change: (state, channel, compact) => {
      const { matches, places } = numbersOf(state, channel);
      const moment = momentOf(state);
      for (let index = 0; index + 2 < compact.length; index += 3) {
        const n = compact[index] ?? -1;
        const stored = matches[n];
        if (!stored) continue;
        const at = places[n] ?? 0;
        const version = compact[index + 2] ?? 0;
        if (!isNewer(stored.prices, at, version)) continue;
        const hundredths = compact[index + 1] ?? 0;
        if (setPrice(stored.prices, at, undefined, unitsOf(hundredths), hundredths > 0, version, moment))
          markPrice(state, stored, at);
      }
    },
  };
}
