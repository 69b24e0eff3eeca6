import { isPrice, PRICE_UNIT } from '../odds/price.ts';
import { type BoardState } from './boardState.ts';
import { type CompactPrices } from './boardStore.ts';
import { movePrice, type PriceRecord } from './priceRecord.ts';
import { lookUpPrice } from './waitingMatches.ts';

const UNITS_PER_CENT = PRICE_UNIT / 100;

/** Prices by number; one whose match is still packed by its id. */
type Numbers = Map<number, PriceRecord | string>;

/** A number counts on its own channel alone: after a restart of the venue, boards of before and after stand side by side. */
function readNumbers({ channels, waiting, held, prices }: BoardState, channel: string): Numbers {
  const numbers: Numbers = new Map();
  for (const matchId of channels.get(channel)?.matchIds ?? []) {
    for (const { n, id } of waiting.get(matchId)?.wire.odds ?? []) if (n !== undefined) numbers.set(n, id);
    const told = held.get(matchId)?.find((holder) => holder.channel === channel);
    for (const id of told?.priceIds ?? []) {
      const record = prices.get(id);
      if (record?.n !== undefined) numbers.set(record.n, record);
    }
  }
  return numbers;
}

function numbered(state: BoardState, numbers: Numbers, n: number): PriceRecord | undefined {
  const price = numbers.get(n);
  if (typeof price !== 'string') return price;
  const record = lookUpPrice(state, price);
  if (record) numbers.set(n, record);
  return record;
}

/** Moves a price by the rule of the named form: the line stays, hundredths below zero are suspended. */
function changeHundredths(record: PriceRecord, hundredths: number, version: number, now: number): boolean {
  if (!(version > record.version)) return false;
  const price = Math.abs(hundredths) * UNITS_PER_CENT;
  movePrice(record, record.line, isPrice(price) ? price : undefined, now);
  record.isActive = hundredths > 0;
  record.version = version;
  record.snapshot = undefined;
  return true;
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
      const at = state.now();
      for (let index = 0; index + 2 < compact.length; index += 3) {
        const record = numbered(state, numbers, compact[index] ?? -1);
        if (record && changeHundredths(record, compact[index + 1] ?? 0, compact[index + 2] ?? 0, at))
          state.marks.price(record.id);
      }
    },
  };
}
