import { type BoardState } from './boardState.ts';
import { changeHundredths, type PriceRecord } from './priceRecord.ts';
import { lookUpPrice } from './waitingMatches.ts';

/** Reads the numbers of everything held, packed or not: once after matches came or went, and only if numbers are used. */
function readNumbers({ numbers, waiting, prices }: BoardState): void {
  numbers.prices.clear();
  for (const { wire } of waiting.values())
    for (const { n, id } of wire.odds) if (n !== undefined) numbers.prices.set(n, id);
  for (const record of prices.values()) if (record.n !== undefined) numbers.prices.set(record.n, record);
  numbers.isCurrent = true;
}

function numbered(state: BoardState, n: number): PriceRecord | undefined {
  const price = state.numbers.prices.get(n);
  if (typeof price !== 'string') return price;
  const record = lookUpPrice(state, price);
  if (record) state.numbers.prices.set(n, record);
  return record;
}

/**
 * Changes prices by their numbers: a third of the bytes of the named form, and no text to read.
 *
 * @param compact number, hundredths, version, one price after another; what nobody knows is passed over
 */
export function changeCompact(state: BoardState, compact: readonly number[]): void {
  if (!state.numbers.isCurrent) readNumbers(state);
  const at = state.now();
  for (let index = 0; index + 2 < compact.length; index += 3) {
    const record = numbered(state, compact[index] ?? -1);
    if (record && changeHundredths(record, compact[index + 1] ?? 0, compact[index + 2] ?? 0, at))
      state.marks.price(record.id);
  }
}
