import { isPrice, PRICE_UNIT } from '../odds/price.ts';
import { type BoardState, type StoredMatch } from './boardState.ts';
import { type CompactPrices } from './boardStore.ts';
import { changePrice } from './packedPrices.ts';
import { markPrice, readMatch } from './storedMatches.ts';

const UNITS_PER_CENT = PRICE_UNIT / 100;

/** By number, the match whose price has it. */
type Numbers = readonly (StoredMatch | undefined)[];

/** A number counts on its own channel alone: after a restart of the venue, boards of before and after stand side by side. */
function readNumbers(state: BoardState, channel: string): Numbers {
  const byNumber: StoredMatch[] = [];
  for (const matchId of state.channels.get(channel)?.matchIds ?? []) {
    const stored = readMatch(state, matchId);
    const told = stored?.holders.find((held) => held.channel === channel)?.shape;
    stored?.prices.shape.slots.forEach(({ key }, at) => {
      const n = stored.prices.numbers[at];
      if (n !== undefined && told?.at.has(key)) byNumber[n] = stored;
    });
  }
  return byNumber;
}

/** The rule of the named form: the line stays, hundredths below zero are suspended. */
function changeHundredths(
  state: BoardState,
  stored: StoredMatch,
  at: number,
  hundredths: number,
  version: number,
): void {
  const { prices, match } = stored;
  const units = Math.abs(hundredths) * UNITS_PER_CENT;
  const slot = prices.shape.slots[at];
  const change = {
    ...{ line: prices.lines[at] ?? '', units: isPrice(units) ? units : 0, isActive: hundredths > 0, version },
  };
  if (slot && changePrice(prices, at, change, state.now())) markPrice(state, match.id, slot);
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
      const numbers = numbersOf(state, channel);
      for (let index = 0; index + 2 < compact.length; index += 3) {
        const n = compact[index] ?? -1;
        const stored = numbers[n];
        const at = stored?.prices.numbers.indexOf(n) ?? -1;
        if (stored && at >= 0) changeHundredths(state, stored, at, compact[index + 1] ?? 0, compact[index + 2] ?? 0);
      }
    },
  };
}
