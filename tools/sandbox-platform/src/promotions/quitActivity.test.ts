import fc from 'fast-check';
import { PROMO, getVenueAccount, getWalletAccount } from '../ledger/accountCodes.ts';
import { post } from '../ledger/post.ts';
import { giftRules } from '../ledger/giftRules.ts';
import { formatMinor } from '@pavilion/kernel';
import { sql } from 'kysely';
import { transferCoins } from '../cashier/coinTransfer.ts';
import { openClub, type Club } from './testing/openClub.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const HOUR = 3_600_000;
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
let phones = 0;
const createBound = () => club.member({ phone: `138${String((phones += 1)).padStart(8, '0')}`, realName: '张三' });

let club: Club;
let grants = 0;
beforeAll(async () => (club = await openClub(NOW)), 60_000);
afterAll(() => club.database.close());
/** These members bet without a ledger, so that only the rules of gifts hold for all accounts. */
afterEach(async () => {
  for (const { query } of giftRules) expect((await sql.raw(query).execute(club.database.db)).rows).toEqual([]);
});

const refused = (reason: string): unknown =>
  expect.objectContaining({ code: 6012, data: expect.objectContaining({ reason }) as object });

/** Moves money to or from the centre wallet, as bets would. */
const move = (id: number, amount: bigint, account = getWalletAccount(id)) =>
  club.database.db.transaction().execute((tx) =>
    post(tx, {
      kind: 'grant',
      ref: `test${(grants += 1)}`,
      at: NOW,
      postings: [
        { account, amount },
        { account: PROMO, amount: -amount },
      ],
    }),
  );

const rates = { buy: '7.2000', sell: '7.0000' };

/** Exchanges between the centre wallet and coins. */
const exchange = (memberId: number, ty: '1' | '2', amount: bigint) =>
  club.database.db.transaction().execute((tx) =>
    transferCoins(tx, {
      memberId,
      request: { ty, amount: formatMinor(amount), rate: ty === '1' ? rates.buy : rates.sell },
      requestId: `coins${(grants += 1)}`,
      rates,
      now: NOW,
    }),
  );

/** Creates a member with the first-deposit bonus of 588.00, which requires 7,056.00, after turnover for the deposit of 2,000.00. */
async function createBonusMember(played = 200_000n): Promise<number> {
  const id = await createBound();
  await club.deposit(id, 200_000n, NOW);
  await club.claim(id, { activityId: '1002' }, hoursLater(1));
  await club.bet(id, { stake: played, at: hoursLater(2) });
  return id;
}

const sumPostings = async (account: string): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(p.amount), 0)::bigint as sum from postings p
    join entries e on e.id = p.entry_id where e.kind = 'activityQuit' and p.account = ${account}`.execute(
    club.database.db,
  );
  return rows[0]?.sum ?? 0n;
};

describe('ACT-01 quitting an activity', () => {
  it('lists what a landing page gives up, and pays nothing afterwards', async () => {
    const id = await createBound();
    await club.claim(id, { activityId: '1009' }, NOW);
    await club.bet(id, { stake: 60_000n, at: hoursLater(1) });
    expect((await club.info(id, '1009', hoursLater(2))).quitTerms).toEqual([
      '已累计的流水 600 元作废',
      '现在可领的 8 元不再发放',
      '未领取的奖励合计 66 元，且不能再次报名',
    ]);
    expect(await club.quit(id, '1009', hoursLater(2))).toMatchObject({ takenBack: '0.00' });
    await expect(club.claim(id, { activityId: '1009', rewardId: 'step1' }, hoursLater(3))).rejects.toEqual(
      refused('quit'),
    );
    await expect(club.claim(id, { activityId: '1009' }, hoursLater(3))).rejects.toEqual(refused('quit'));
    await expect(club.quit(id, '1009', hoursLater(3))).rejects.toEqual(refused('notJoined'));
  });

  it('§1 takes the open bonus and its winnings back once, as listed before, and cancels the rest of the turnover', async () => {
    const id = await createBonusMember();
    await club.bet(id, { stake: 100_000n, at: hoursLater(3), net: 90_000n });
    await club.bet(id, { stake: 30_000n, at: hoursLater(4) });
    await move(id, 500_000n);
    const [promo, operator] = [await sumPostings(PROMO), await sumPostings('house')];
    expect((await club.info(id, '1002', hoursLater(5))).quitTerms).toEqual([
      '流水未完成的奖励 588 元收回',
      '由这些奖励产生的赢额 600 元收回',
      '合计从中心钱包扣回 1,188 元',
      '奖励剩余的 5,856 元流水要求取消，不再影响取款',
      '现在可领的 0 元不再发放',
      '未领取的奖励合计 0 元，且不能再次参加',
    ]);
    expect(await club.quit(id, '1002', hoursLater(5))).toMatchObject({ takenBack: '1188.00' });
    expect(await club.wallet(id)).toBe(58_800n + 500_000n - 118_800n);
    expect((await sumPostings(PROMO)) - promo).toBe(58_800n);
    expect((await sumPostings('house')) - operator).toBe(60_000n);
    expect(await club.turnover(id)).toMatchObject({
      total: { remaining: '0.00', isMet: true },
      list: [{ kind: 'deposit' }, { kind: 'bonus', required: '1200.00', done: '1200.00', isCancelled: true }],
    });
    expect(await club.info(id, '1002', hoursLater(6))).toMatchObject({
      takenBack: '1188.00',
      quitTime: expect.anything(),
    });
    await expect(club.quit(id, '1002', hoursLater(6))).rejects.toEqual(refused('notJoined'));
    expect(await club.wallet(id)).toBe(440_000n);
  });

  it('takes nothing of a bonus whose turnover is done, and none of its winnings', async () => {
    const id = await createBonusMember();
    await club.bet(id, { stake: 705_600n, at: hoursLater(3), net: 705_600n });
    await expect(club.quit(id, '1002', hoursLater(4))).rejects.toEqual(refused('notJoined'));
    expect(await club.wallet(id)).toBe(58_800n);
  });

  it('I4 takes at most what the centre wallet holds, the bonus first, and lists it', async () => {
    const id = await createBonusMember();
    await club.bet(id, { stake: 100_000n, at: hoursLater(3), net: 90_000n });
    await move(id, -58_000n);
    expect((await club.info(id, '1002', hoursLater(4))).quitTerms?.[2]).toBe(
      '合计从中心钱包扣回 8 元，不足的部分不再追收',
    );
    expect(await club.quit(id, '1002', hoursLater(4))).toMatchObject({ takenBack: '8.00' });
    expect(await club.wallet(id)).toBe(0n);
  });

  it('waits for open bets, and for money at venues that the wallet lacks', async () => {
    const id = await createBonusMember();
    const venue = getVenueAccount(id, 'agin');
    await sql`insert into accounts (code, kind, member_id, may_go_negative) values (${venue}, 'venue', ${id}, false)`.execute(
      club.database.db,
    );
    await move(id, -58_800n);
    await move(id, 58_800n, venue);
    await expect(club.quit(id, '1002', hoursLater(3))).rejects.toEqual(refused('moneyAtVenues'));
    await move(id, -58_800n, venue);
    await move(id, 58_800n);
    await club.bet(id, { stake: 1_000n, at: hoursLater(3) });
    await sql`update bets set status = 'open', result_code = null, net = null, settled_at = null
      where member_id = ${id} and stake = 1000`.execute(club.database.db);
    await expect(club.quit(id, '1002', hoursLater(4))).rejects.toEqual(refused('openBets'));
    await sql`update bets set status = 'settled', result_code = 'L', net = -stake, settled_at = placed_at
      where member_id = ${id} and stake = 1000`.execute(club.database.db);
    expect(await club.quit(id, '1002', hoursLater(4))).toMatchObject({ takenBack: '588.00' });
  });

  it('is refused while the bonus is in coins, and cancels no turnover then', async () => {
    const id = await createBonusMember();
    const before = await club.turnover(id);
    await exchange(id, '1', 58_800n);
    await expect(club.quit(id, '1002', hoursLater(3))).rejects.toEqual(refused('moneyInCoins'));
    expect(await club.turnover(id)).toEqual(before);
    expect(before.total.isMet).toBe(false);
    // 588.00 are 81.67 coins, of which 81.00 are worth 567.00.
    await exchange(id, '2', 81_00n);
    expect(await club.quit(id, '1002', hoursLater(3))).toMatchObject({ takenBack: '567.00' });
  });

  it('is not refused for coins below the smallest exchange, which cannot be moved', async () => {
    const id = await createBonusMember();
    await move(id, -58_800n);
    await move(id, 7_13n);
    await exchange(id, '1', 7_13n);
    await expect(exchange(id, '2', 99n)).rejects.toMatchObject({ code: 6007 });
    expect(await club.quit(id, '1002', hoursLater(3))).toMatchObject({ takenBack: '0.00' });
  });

  it('keeps the turnover that was done for the quit bonus away from later requirements', async () => {
    const id = await createBonusMember();
    await club.bet(id, { stake: 100_000n, at: hoursLater(3) });
    await club.deposit(id, 50_000n, hoursLater(2.5));
    await club.quit(id, '1002', hoursLater(4));
    expect((await club.turnover(id)).total).toMatchObject({ remaining: '500.00' });
  });

  it('takes back bonus and net winnings, never more than the wallet holds, after random bets', async () => {
    const bets = fc.array(fc.record({ stake: fc.bigInt(1n, 300_000n), part: fc.integer({ min: -100, max: 300 }) }), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(bets, fc.bigInt(0n, 1_000_000n), async (list, wallet) => {
        // The next bet counts for the rest of the deposit first.
        const id = await createBonusMember(150_000n);
        let [ofDeposit, open, net] = [50_000n, 705_600n, 0n];
        for (const [index, { stake, part }] of list.entries()) {
          const result = (stake * BigInt(part)) / 100n;
          await club.bet(id, { stake, at: hoursLater(3 + index), net: result });
          const size = result < 0n ? -result : result;
          const counted = size < stake ? size : stake;
          const first = counted < ofDeposit ? counted : ofDeposit;
          const own = counted - first < open ? counted - first : open;
          ofDeposit -= first;
          open -= own;
          // Independent of the platform: rounded by text.
          if (counted > 0n)
            net +=
              BigInt(Math.sign(Number(result))) * BigInt(((Number(size) * Number(own)) / Number(counted)).toFixed(0));
        }
        await move(id, wallet - 58_800n);
        const quit = club.quit(id, '1002', hoursLater(20));
        if (open === 0n) return expect(quit).rejects.toEqual(refused('notJoined'));
        const due = 58_800n + (net > 0n ? net : 0n);
        const taken = due < wallet ? due : wallet;
        expect((await quit).takenBack).toBe((Number(taken) / 100).toFixed(2));
        return expect(await club.wallet(id)).toBe(wallet - taken);
      }),
      { numRuns: 25 },
    );
  });
});
