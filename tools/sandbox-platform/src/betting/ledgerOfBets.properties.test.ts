import { formatMinor, parseMinor } from '@pavilion/kernel';
import * as fc from 'fast-check';
import type { MarketCode, PriceSide } from '@pavilion/sandbox-world';
import { type Book, openBook } from './testing/openBook.ts';

/** Number of random days; `BOOK_RUNS` raises it. */
const RUNS = Number(process.env['BOOK_RUNS'] ?? 200);
const GAMES = 3;

let book: Book;
beforeAll(async () => void (book = await openBook()), 60_000);
afterAll(() => book.close());

const picks: readonly (readonly [MarketCode, PriceSide, string])[] = [
  ['R', 'H', '-0.75'],
  ['OU', 'U', '2.25'],
  ['M', 'N', ''],
  ['HM', 'H', ''],
  ['PD', 'H1C1', ''],
  ['EO', 'OD', ''],
];
const systems = [['2x1'], ['3x1'], ['3x4'], ['3x7'], ['2x1', '3x1']];

const score = fc.record({ home: fc.nat(4), away: fc.nat(4) });
const price = fc.integer({ min: 1, max: 900 }).map((cents) => (cents / 100).toFixed(2));
const bet = fc.record({
  isSeries: fc.boolean(),
  system: fc.nat(systems.length - 1),
  picks: fc.array(fc.nat(picks.length - 1), { minLength: GAMES, maxLength: GAMES }),
  stake: fc.integer({ min: 1_000, max: 90_000 }),
});
const day = fc.record({
  prices: fc.array(price, { minLength: GAMES, maxLength: GAMES }),
  bets: fc.array(bet, { minLength: 1, maxLength: 3 }),
  results: fc.array(fc.record({ score, halfTime: score, isVoid: fc.boolean() }), {
    minLength: GAMES,
    maxLength: GAMES,
  }),
  /** Share of the wallet that the member spends before results are corrected, in quarters. */
  spends: fc.nat(4),
  corrected: fc.option(fc.record({ at: fc.nat(GAMES - 1), score })),
});
type Day = typeof day extends fc.Arbitrary<infer Value> ? Value : never;

const minor = (text: string | undefined): bigint => parseMinor(text ?? '0') ?? 0n;
let days = 0;

/** Runs one day: bets, results, spending and a corrected result. */
async function play({ prices, bets, results, spends, corrected }: Day) {
  const { world } = book;
  const member = await book.member('10000.00');
  const start = ++days;
  const gameId = (at: number) => `day${start}g${at}`;
  const offer = (at: number, pick: number) => {
    const [w, r, line] = picks[pick] ?? picks[0]!;
    return world.setPrice({ gameId: gameId(at), w, r, line, price: prices[at]! });
  };
  for (const { isSeries, system, picks: chosen, stake } of bets) {
    const legs = chosen.map((pick, at) => offer(at, pick));
    const unitStake = BigInt(stake);
    await (isSeries
      ? book.series(member, legs, { systems: systems[system]!, unitStake })
      : book.single(member, legs[0]!, formatMinor(unitStake)));
  }
  for (const [at, { score: fullTime, halfTime, isVoid }] of results.entries()) {
    world.setMatch(gameId(at), { status: 'ended', score: fullTime, halfTimeScore: halfTime });
    if (isVoid) world.setMatch(gameId(at), { voidCode: 'DF' });
    world.emitEvent(isVoid ? 'voided' : 'ended', gameId(at));
  }
  await book.settled();
  const [wallet] = await book.money(member);
  const spent = (minor(wallet) * BigInt(spends)) / 4n;
  if (spent > 0n) await book.take(member, formatMinor(spent));
  if (corrected) {
    world.setMatch(gameId(corrected.at), { score: corrected.score, voidCode: undefined });
    world.emitEvent('corrected', gameId(corrected.at));
    await book.settled();
  }
  return { member, spent };
}

it(`I4 I9 the ledger passes the audit after ${RUNS} random days of bets, results and corrections`, async () => {
  await fc.assert(
    fc.asyncProperty(day, async (plan) => {
      const { member, spent } = await play(plan);
      const { list } = await book.record(member);
      expect(list.every(({ status }) => status === 'settled')).toBe(true);
      const won = list.reduce((sum, { net, writtenOff }) => sum + minor(net) + minor(writtenOff), 0n);
      expect(await book.money(member)).toEqual([formatMinor(1_000_000n - spent + won), '0.00']);
      if (days % 25 === 0) expect(await book.audit()).toBeUndefined();
    }),
    { numRuns: RUNS },
  );
  expect(await book.audit()).toBeUndefined();
}, 300_000);
