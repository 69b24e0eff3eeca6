import type { Member } from '../../db/tables/schema.ts';
import { NOW, openBook, type Book } from '../testing/openBook.ts';
import { getPayoutCapUsd, readRemainingWinLimit } from './payoutCaps.ts';

const CAP_USD = 200_000;
const USD_RATE = 710n;
/** 200,000 USD in fen. */
const CAP = 142_000_000n;

let book: Book;
let member: Member;
/** Possible win of the placed bet, in fen. */
const WIN = 99_000_000n;

beforeAll(async () => {
  book = await openBook(USD_RATE);
  member = await book.member('100000.00');
  const price = book.world.setPrice({ gameId: 'g1', w: 'M', r: 'H', line: '', price: '99.00' });
  book.world.setMatch(price.match.gameId, { gameType: 'SK' });
  const snooker = book.world.price(price.oddsId);
  if (!snooker) throw new Error('payoutCaps: the price is missing.');
  expect(await book.single(member, snooker, '10000.00')).toMatchObject({ status: 'ACCEPTED', winAmount: '990000.00' });
}, 60_000);
afterAll(() => book.close());

const readLimit = (more: Partial<Parameters<typeof readRemainingWinLimit>[1]> = {}) =>
  book.database.db
    .transaction()
    .execute((tx) =>
      readRemainingWinLimit(tx, { memberId: member.id, capUsd: CAP_USD, usdRate: USD_RATE, now: NOW, ...more }),
    );

it.each`
  now                           | limit
  ${'2026-11-21T11:00:00.000Z'} | ${CAP - WIN}
  ${'2026-11-21T15:59:59.999Z'} | ${CAP - WIN}
  ${'2026-11-21T16:00:00.000Z'} | ${CAP}
  ${'2026-11-22T11:00:00.000Z'} | ${CAP}
`(
  'SLP-12 S3 the payout cap of a day ends at midnight in UTC+8: $limit fen are left at $now',
  async ({ now, limit }) => {
    expect(await readLimit({ now: new Date(now as string) })).toBe(limit);
  },
);

it('SLP-12 counts the bets of the member under the same cap only, without the bet that is checked', async () => {
  const { id } = await book.database.db.selectFrom('bets').select('id').executeTakeFirstOrThrow();
  expect(await readLimit({ exceptId: id })).toBe(CAP);
  expect(await readLimit({ capUsd: 25_000 })).toBe(17_750_000n);
  expect(await readLimit({ memberId: (await book.member()).id })).toBe(CAP);
});

it.each`
  legs                                                                | usd
  ${[{ game_type: 'FT', play: 'R' }]}                                 | ${1_500_000}
  ${[{ game_type: 'SK', play: 'M' }]}                                 | ${200_000}
  ${[{ game_type: 'FT', play: 'ROUC' }]}                              | ${25_000}
  ${[{ game_type: 'FT', play: 'R' }, { game_type: 'TN', play: 'M' }]} | ${300_000}
`('SLP-12 the cap of $legs is $usd US dollars', ({ legs, usd }) => expect(getPayoutCapUsd(legs)).toBe(usd));
