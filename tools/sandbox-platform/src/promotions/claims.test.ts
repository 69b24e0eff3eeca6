import { sql } from 'kysely';
import { addDays } from '../base/chinaTime.ts';
import { getRaceWeek, MIN_TURNOVER, rankEntries, readRaceRanking } from './rules/race.ts';
import { openClub, type Club } from './testing/openClub.ts';

/** Saturday, noon in UTC+8. */
const NOW = new Date('2026-11-21T04:00:00Z');
const HOUR = 3_600_000;
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const PHONE = () => `139${String((phones += 1)).padStart(8, '0')}`;
let phones = 0;

let club: Club;
beforeAll(async () => (club = await openClub(NOW)), 60_000);
afterAll(() => club.database.close());
/** Members of these tests have no money except their gifts. */
afterEach(async () => {
  const { rows } = await sql`select a.code, a.balance, coalesce(sum(c.amount), 0) as claimed
    from accounts a left join activity_claims c on c.member_id = a.member_id where a.kind = 'wallet'
    group by a.code, a.balance having a.balance <> coalesce(sum(c.amount), 0)`.execute(club.database.db);
  expect(rows).toEqual([]);
});

const refused = (code: number, reason: string): unknown =>
  expect.objectContaining({ code, data: expect.objectContaining({ reason }) as object });
const formatRewards = (info: Awaited<ReturnType<Club['info']>>) =>
  info.rewards.map(({ amount, state }) => `${amount} ${state}`);

describe('ACT-01 daily sign-in', () => {
  it('F-WAL-19 pays once per day in UTC+8 and starts a new round after seven consecutive days', async () => {
    const id = await club.member();
    const paid: string[] = [];
    for (let day = 0; day < 8; day++) {
      paid.push((await club.claim(id, { activityId: '1006' }, addDays(NOW, day))).amount);
      await expect(club.claim(id, { activityId: '1006' }, addDays(NOW, day))).rejects.toEqual(
        refused(6009, 'alreadyClaimed'),
      );
    }
    expect(paid).toEqual(['1.00', '1.00', '2.00', '2.00', '3.00', '5.00', '8.00', '1.00']);
    expect(await club.wallet(id)).toBe(2_300n);
  });

  it('S3 accepts the next sign-in after midnight in UTC+8', async () => {
    const id = await club.member();
    const midnight = new Date('2026-11-21T16:00:00Z');
    await club.claim(id, { activityId: '1006' }, new Date(midnight.getTime() - 1));
    expect(await club.claim(id, { activityId: '1006' }, midnight)).toMatchObject({ rewardId: 'day2' });
  });

  it.each`
    kind              | activityId | prepare                                                            | before            | after
    ${'draw'}         | ${'1007'}  | ${undefined}                                                       | ${'noChance'}     | ${undefined}
    ${'betting gift'} | ${'1010'}  | ${(id: number, at: Date) => club.bet(id, { stake: 100_000n, at })} | ${'needTurnover'} | ${'needTurnover'}
  `(
    'S3 begins a new day of the $kind at midnight in UTC+8, not before',
    async ({ activityId, prepare, before, after }) => {
      const id = await club.member();
      const midnight = new Date('2026-11-21T16:00:00Z');
      const last = new Date(midnight.getTime() - 1);
      await (prepare as ((id: number, at: Date) => Promise<void>) | undefined)?.(id, last);
      await club.claim(id, { activityId: activityId as string }, last);
      expect(await club.reasons(id, activityId as string, last)).toContain(before);
      expect((await club.reasons(id, activityId as string, midnight))[0]).toBe(after);
      expect(
        (await club.info(id, activityId as string, midnight)).rewards.every(({ state }) => state !== 'claimed'),
      ).toBe(true);
    },
  );

  it('restarts after a missed day and returns the current streak', async () => {
    const id = await club.member();
    await club.claim(id, { activityId: '1006' }, NOW);
    await club.claim(id, { activityId: '1006' }, addDays(NOW, 1));
    expect(await club.info(id, '1006', addDays(NOW, 2))).toMatchObject({ sign: { isSignedToday: false, streak: 2 } });
    expect(formatRewards(await club.info(id, '1006', addDays(NOW, 2)))).toEqual([
      '1.00 claimed',
      '1.00 claimed',
      '2.00 claimable',
      '2.00 locked',
      '3.00 locked',
      '5.00 locked',
      '8.00 locked',
    ]);
    expect(await club.info(id, '1006', addDays(NOW, 4))).toMatchObject({ sign: { isSignedToday: false, streak: 0 } });
    expect(await club.claim(id, { activityId: '1006' }, addDays(NOW, 4))).toMatchObject({ rewardId: 'day1' });
  });

  it('signs in for the latest missed day without a payment, for turnover of the month, at most three times', async () => {
    const id = await club.member();
    const makeUp = (at: Date) => club.claim(id, { activityId: '1006', rewardId: 'makeup' }, at);
    await club.claim(id, { activityId: '1006' }, NOW);
    const today = addDays(NOW, 2);
    await expect(makeUp(today)).rejects.toEqual(refused(6012, 'needTurnover'));
    await club.bet(id, { stake: 100_000n, at: today });
    expect((await club.info(id, '1006', today)).sign).toMatchObject({
      streak: 0,
      makeUp: { left: 1, used: 0, day: '2026-11-22' },
    });
    expect(await makeUp(today)).toMatchObject({ amount: '0.00', rewardName: '补签 2026-11-22' });
    const { sign, claims } = await club.info(id, '1006', today);
    expect(sign).toMatchObject({ streak: 2, makeUp: { left: 0, used: 1 } });
    expect(sign?.days?.slice(20, 25).map(({ state }) => state)).toEqual([
      'signed',
      'madeUp',
      'today',
      'coming',
      'coming',
    ]);
    expect(claims[0]?.name).toBe('补签 2026-11-22');
    expect(await club.claim(id, { activityId: '1006' }, today)).toMatchObject({ rewardId: 'day3', amount: '2.00' });
    await expect(makeUp(addDays(NOW, 5))).rejects.toEqual(refused(6012, 'needTurnover'));
    await club.bet(id, { stake: 100_000_000n, at: addDays(NOW, 5) });
    await makeUp(addDays(NOW, 5));
    await makeUp(addDays(NOW, 5));
    await expect(makeUp(addDays(NOW, 7))).rejects.toEqual(refused(6012, 'needTurnover'));
  });

  it('rejects a sign-in for another day', async () => {
    const id = await club.member();
    await expect(club.claim(id, { activityId: '1006', rewardId: 'day7' }, NOW)).rejects.toMatchObject({ code: 6009 });
    expect(await club.wallet(id)).toBe(0n);
  });
});

describe('ACT-01 deposit bonuses', () => {
  it.each`
    rule                                                  | deposits                 | amount
    ${'WAL-09 pays half of the first deposit'}            | ${[20_000n]}             | ${'100.00'}
    ${'WAL-09 pays at most the maximum'}                  | ${[9_999_900n]}          | ${'588.00'}
    ${'rounds half up to the cent'}                       | ${[10_001n]}             | ${'50.01'}
    ${'counts the first deposit, not a later larger one'} | ${[10_000n, 1_000_000n]} | ${'50.00'}
  `('first deposit: $rule', async ({ deposits, amount }: { deposits: bigint[]; amount: string }) => {
    const id = await club.member({ phone: PHONE(), realName: '张三' });
    for (const [index, deposit] of deposits.entries()) await club.deposit(id, deposit, hoursLater(index));
    const at = hoursLater(5);
    expect(await club.claim(id, { activityId: '1002' }, at)).toMatchObject({ amount, centerWalletBalance: amount });
    await expect(club.claim(id, { activityId: '1002' }, at)).rejects.toEqual(refused(6009, 'alreadyClaimed'));
  });

  it.each`
    what                                             | facts                                         | deposit    | code    | reason
    ${'no phone'}                                    | ${{}}                                         | ${50_000n} | ${6015} | ${'bindPhone'}
    ${'no real name'}                                | ${{ phone: '13900999999' }}                   | ${50_000n} | ${6449} | ${'bindRealName'}
    ${'WAL-09 a deposit one cent below the minimum'} | ${{ phone: '13900999998', realName: '李四' }} | ${9_999n}  | ${6012} | ${'needDeposit'}
  `('first deposit: refuses with $code for $what', async ({ facts, deposit, code, reason }) => {
    const id = await club.member(facts as object);
    await club.deposit(id, deposit as bigint, NOW);
    await expect(club.claim(id, { activityId: '1002' }, NOW)).rejects.toEqual(
      refused(code as number, reason as string),
    );
    expect(await club.reasons(id, '1002', NOW)).toEqual([reason]);
    expect(await club.wallet(id)).toBe(0n);
  });

  it('second deposit of a day: pays each day', async () => {
    const id = await club.member({ phone: PHONE() });
    await club.deposit(id, 500_000n, NOW);
    await expect(club.claim(id, { activityId: '1003' }, NOW)).rejects.toEqual(refused(6012, 'needDeposit'));
    await club.deposit(id, 30_000n, hoursLater(1));
    expect(await club.claim(id, { activityId: '1003' }, hoursLater(2))).toMatchObject({ amount: '30.00' });
    await club.deposit(id, 900_000n, hoursLater(25));
    await expect(club.claim(id, { activityId: '1003' }, hoursLater(26))).rejects.toMatchObject({ code: 6012 });
    await club.deposit(id, 900_000n, hoursLater(27));
    expect(await club.claim(id, { activityId: '1003' }, hoursLater(28))).toMatchObject({ amount: '188.00' });
  });
});

describe('ACT-01 turnover', () => {
  it('betting gift: pays each tier once per day by the turnover of settled bets', async () => {
    const id = await club.member();
    await club.bet(id, { stake: 99_999n, at: NOW });
    await club.bet(id, { stake: 500_000n, at: NOW, net: 0n });
    expect(await club.reasons(id, '1010', NOW)).toEqual(['needTurnover']);
    await club.bet(id, { stake: 100n, at: NOW, net: 1n });
    expect(await club.claim(id, { activityId: '1010', rewardId: 'tier1' }, NOW)).toMatchObject({ amount: '8.00' });
    await expect(club.claim(id, { activityId: '1010', rewardId: 'tier1' }, NOW)).rejects.toMatchObject({ code: 6009 });
    await expect(club.claim(id, { activityId: '1010', rewardId: 'tier2' }, NOW)).rejects.toMatchObject({ code: 6012 });
    expect(formatRewards(await club.info(id, '1010', addDays(NOW, 1)))).toEqual([
      '8.00 locked',
      '38.00 locked',
      '188.00 locked',
    ]);
  });

  it('landing page: requires joining and counts turnover from then on', async () => {
    const id = await club.member({ phone: PHONE() });
    await club.bet(id, { stake: 900_000n, at: NOW });
    await expect(club.claim(id, { activityId: '1009', rewardId: 'step1' }, NOW)).rejects.toEqual(
      refused(6012, 'joinFirst'),
    );
    expect(await club.claim(id, { activityId: '1009' }, hoursLater(1))).toMatchObject({
      action: 'joined',
      amount: '0.00',
    });
    await expect(club.claim(id, { activityId: '1009' }, hoursLater(1))).rejects.toMatchObject({ code: 6009 });
    await club.bet(id, { stake: 50_000n, at: hoursLater(2) });
    expect(await club.claim(id, { activityId: '1009', rewardId: 'step1' }, hoursLater(3))).toMatchObject({
      amount: '8.00',
    });
    await expect(club.claim(id, { activityId: '1009', rewardId: 'step2' }, hoursLater(3))).rejects.toMatchObject({
      code: 6012,
    });
  });

  it('WAL-05 a bonus requires its multiple of turnover, and each bet counts once', async () => {
    const id = await club.member({ phone: PHONE(), realName: '王五' });
    await club.deposit(id, 20_000n, NOW);
    await club.claim(id, { activityId: '1002' }, hoursLater(1));
    await club.bet(id, { stake: 5_000n, at: NOW, net: 0n });
    await club.bet(id, { stake: 30_000n, at: hoursLater(2) });
    await club.bet(id, { stake: 30_000n, at: hoursLater(3), net: -15_000n });
    const { list, total } = await club.turnover(id);
    expect(list.map(({ kind, required, done, activity }) => [kind, required, done, activity?.activityId])).toEqual([
      ['deposit', '200.00', '200.00', undefined],
      ['bonus', '1200.00', '250.00', '1002'],
    ]);
    expect(total).toEqual({ required: '1400.00', done: '450.00', remaining: '950.00', isMet: false });
    const bets = await club.turnoverBets(id);
    expect(
      bets.list.map(({ counted, reason, shares }) => [counted, reason, shares.map((share) => share.amount)]),
    ).toEqual([
      ['150.00', 'partial', ['150.00']],
      ['300.00', 'full', ['200.00', '100.00']],
      ['0.00', 'returned', []],
    ]);
  });

  it('friends: counts invited members with enough turnover', async () => {
    const [id, played, idle] = [await club.member({ phone: PHONE() }), await club.member(), await club.member()];
    await club.invite(id, played, NOW);
    await club.invite(id, idle, NOW);
    await club.bet(idle, { stake: 9_999n, at: NOW });
    expect(await club.reasons(id, '1005', NOW)).toEqual(['needFriends']);
    await club.bet(played, { stake: 10_000n, at: NOW });
    expect((await club.info(id, '1005', NOW)).invitation).toEqual({ inviteCode: String(id), invited: 2, effective: 1 });
    expect(await club.claim(id, { activityId: '1005', rewardId: 'friend1' }, NOW)).toMatchObject({ amount: '18.00' });
  });

  it('new tasks: pays each once', async () => {
    const id = await club.member({ phone: PHONE() });
    await club.bet(id, { stake: 100n, at: NOW });
    expect(formatRewards(await club.info(id, '1004', NOW))).toEqual([
      '8.00 claimable',
      '8.00 locked',
      '18.00 claimable',
      '38.00 locked',
    ]);
    await club.claim(id, { activityId: '1004' }, NOW);
    await club.claim(id, { activityId: '1004' }, NOW);
    await expect(club.claim(id, { activityId: '1004', rewardId: 'name' }, NOW)).rejects.toEqual(
      refused(6449, 'bindRealName'),
    );
    expect(await club.wallet(id)).toBe(2_600n);
  });

  it('gift exchange: spends points, repeatedly while they last', async () => {
    const id = await club.member({ phone: PHONE() });
    await club.bet(id, { stake: 259_999n, at: NOW });
    expect((await club.info(id, '1012', NOW)).exchange).toEqual({ points: 25 });
    await club.claim(id, { activityId: '1012', rewardId: 'gift5' }, NOW);
    await club.claim(id, { activityId: '1012', rewardId: 'gift5' }, NOW);
    await expect(club.claim(id, { activityId: '1012', rewardId: 'gift5' }, NOW)).rejects.toEqual(
      refused(6012, 'needPoints'),
    );
    expect(await club.wallet(id)).toBe(1_000n);
    expect((await club.info(id, '1012', NOW)).exchange).toEqual({ points: 5 });
  });
});

describe('ACT-01 weekly race', () => {
  it('pays the rank of last week once, in the following week', async () => {
    const [first, second, late] = [await club.member(), await club.member(), await club.member()];
    const lastWeek = addDays(NOW, 30 - 7);
    const at = addDays(NOW, 30);
    await club.bet(first, { stake: 9_000_000n, at: lastWeek });
    await club.bet(second, { stake: 8_000_000n, at: lastWeek });
    await club.bet(late, { stake: 99_000_000n, at });
    const { race } = await club.info(second, '1008', at);
    expect(race?.rank).toBe(2);
    expect(race?.ranking.slice(0, 2)).toMatchObject([
      { rank: 1, turnover: '90000.00' },
      { rank: 2, turnover: '80000.00' },
    ]);
    expect(race?.history).toMatchObject([{ rank: 2, amount: '888.00', state: 'open' }]);
    await expect(club.claim(second, { activityId: '1008', rewardId: 'first' }, at)).rejects.toEqual(
      refused(6012, 'needRank'),
    );
    expect(await club.claim(second, { activityId: '1008' }, at)).toMatchObject({
      rewardId: 'second',
      amount: '888.00',
    });
    await expect(club.claim(second, { activityId: '1008', rewardId: 'second' }, at)).rejects.toMatchObject({
      code: 6009,
    });
    await expect(club.claim(late, { activityId: '1008' }, at)).rejects.toEqual(refused(6012, 'needRank'));
    expect((await club.info(late, '1008', at)).race?.live).toMatchObject({ rank: 1, turnover: '990000.00' });
    const later = await club.info(second, '1008', addDays(at, 7));
    expect(later.race?.history).toMatchObject([{ rank: 2, amount: '888.00', state: 'claimed' }]);
  });
});

describe('ACT-01 ranking', () => {
  const week = getRaceWeek(NOW, 0);
  const read = (now: Date) =>
    readRaceRanking(club.database.db, { activity: { rivals: 24, begin_at: week.from, end_at: week.to }, week, now });
  const nextDay = new Date(week.from.getTime() + 24 * HOUR);

  it('moves rivals during the week only upwards, equally for everyone who looks', async () => {
    const [early, again, late, ended] = [
      await read(nextDay),
      await read(nextDay),
      await read(week.to),
      await read(addDays(week.to, 30)),
    ];
    expect(again).toEqual(early);
    expect(ended).toEqual(late);
    const sum = (places: typeof early) => places.reduce((all, { turnover }) => all + turnover, 0n);
    expect(sum(late)).toBeGreaterThan(sum(early));
  });

  it('gives the better rank of equal turnovers to the one who reached it first', () => {
    const entry = { name: 'x', turnover: MIN_TURNOVER };
    const ranked = rankEntries([
      { ...entry, memberId: 1, reachedAt: hoursLater(1) },
      { ...entry, memberId: 2, reachedAt: NOW },
      { ...entry, memberId: 3, reachedAt: NOW, turnover: MIN_TURNOVER - 1n },
    ]);
    expect(ranked.map(({ memberId, rank }) => [memberId, rank])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});

describe('ACT-01 draw', () => {
  it('F-WAL-19 allows one draw per day and up to three with turnover', async () => {
    const id = await club.member();
    await club.claim(id, { activityId: '1007' }, NOW);
    await expect(club.claim(id, { activityId: '1007' }, NOW)).rejects.toEqual(refused(6009, 'noChance'));
    await club.bet(id, { stake: 5_000_000n, at: NOW });
    expect((await club.info(id, '1007', NOW)).draw).toMatchObject({ chances: 2 });
    await club.claim(id, { activityId: '1007' }, NOW);
    await club.claim(id, { activityId: '1007' }, NOW);
    await expect(club.claim(id, { activityId: '1007' }, NOW)).rejects.toMatchObject({ code: 6009 });
    const { claims, draw } = await club.info(id, '1007', addDays(NOW, 1));
    expect([claims.length, draw?.chances]).toEqual([3, 1]);
    const won = claims.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n);
    expect(await club.wallet(id)).toBe(won);
  });

  it('rejects a claim that names a prize', async () => {
    const id = await club.member();
    await expect(club.claim(id, { activityId: '1007', rewardId: 'prize888' }, NOW)).rejects.toMatchObject({
      code: 6004,
    });
  });
});

describe('activity', () => {
  it.each`
    when                  | at                   | reason
    ${'before its start'} | ${addDays(NOW, -31)} | ${'notStarted'}
    ${'after its end'}    | ${addDays(NOW, 366)} | ${'ended'}
  `('pays nothing $when', async ({ at, reason }) => {
    const id = await club.member();
    await expect(club.claim(id, { activityId: '1006' }, at as Date)).rejects.toEqual(refused(6012, reason as string));
  });

  it('has nothing to claim if it is informational', async () => {
    const id = await club.member();
    await expect(club.claim(id, { activityId: '1001' }, NOW)).rejects.toEqual(refused(6012, 'informational'));
  });

  it.each([{ activityId: '99' }, { activityId: '1010', rewardId: 'tier9' }])('%j is not found', async (body) => {
    await expect(club.claim(await club.member(), body, NOW)).rejects.toMatchObject({ code: 6004 });
  });
});
