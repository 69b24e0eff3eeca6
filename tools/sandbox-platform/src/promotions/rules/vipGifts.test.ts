import { addDays } from '../../base/chinaTime.ts';
import { listGradeChanges } from '../../vip/listGradeChanges.ts';
import { openClub, type Club } from '../testing/openClub.ts';

/** Saturday, noon in UTC+8. */
const NOW = new Date('2026-11-21T04:00:00Z');

let club: Club;
beforeAll(async () => (club = await openClub(NOW)), 60_000);
afterAll(() => club.database.close());

const refused = (code: number, reason: string): unknown =>
  expect.objectContaining({ code, data: expect.objectContaining({ reason }) as object });

describe('USR-04 VIP', () => {
  it('F-WAL-19 pays each gift once per period, and the upgrade gift once per level', async () => {
    const id = await club.member({ vipGrade: 3 });
    expect(await club.claim(id, { activityId: '1011', rewardId: 'upgrade' }, NOW)).toMatchObject({ amount: '18.00' });
    expect(await club.claim(id, { activityId: '1011', rewardId: 'upgrade' }, NOW)).toMatchObject({ amount: '38.00' });
    await expect(club.claim(id, { activityId: '1011', rewardId: 'upgrade' }, NOW)).rejects.toMatchObject({
      code: 6009,
    });
    expect(await club.claim(id, { activityId: '1011', rewardId: 'month' }, NOW)).toMatchObject({ amount: '18.00' });
    await expect(club.claim(id, { activityId: '1011', rewardId: 'month' }, addDays(NOW, 9))).rejects.toMatchObject({
      code: 6009,
    });
    expect(await club.claim(id, { activityId: '1011', rewardId: 'month' }, addDays(NOW, 10))).toMatchObject({
      amount: '18.00',
    });
    await expect(club.claim(id, { activityId: '1011', rewardId: 'week' }, NOW)).rejects.toEqual(
      refused(6012, 'needTurnover'),
    );
    await club.bet(id, { stake: 300_000n, at: NOW });
    expect(await club.claim(id, { activityId: '1011', rewardId: 'week' }, NOW)).toMatchObject({ amount: '8.00' });
    await expect(club.claim(id, { activityId: '1011', rewardId: 'week' }, addDays(NOW, 2))).rejects.toMatchObject({
      code: 6012,
    });
  });

  it('USR-05 a weekly gift that the level does not have depends on the level, not on turnover', async () => {
    const [without, withGift] = [await club.member({ vipGrade: 1 }), await club.member({ vipGrade: 3 })];
    const readWeek = async (id: number) =>
      (await club.info(id, '1011', NOW)).rewards.find(({ rewardId }) => rewardId === 'week');
    expect(await readWeek(without)).toMatchObject({ measure: 'grade', state: 'locked', amount: '0.00' });
    expect(await readWeek(withGift)).toMatchObject({ measure: 'turnover', target: '3000.00', amount: '8.00' });
  });

  it('USR-04 F-WAL-19 pays the birthday gift once a year, in the month of the birthday', async () => {
    const id = await club.member({ vipGrade: 3 });
    const claimBirthday = (at: Date) => club.claim(id, { activityId: '1011', rewardId: 'birthday' }, at);
    await expect(claimBirthday(NOW)).rejects.toEqual(refused(6012, 'needGrade'));
    await club.database.db.updateTable('members').set({ birthday: '1990-11-30' }).where('id', '=', id).execute();
    await expect(claimBirthday(addDays(NOW, 10))).rejects.toEqual(refused(6012, 'needGrade'));
    expect(await claimBirthday(NOW)).toMatchObject({ amount: '18.00' });
    await expect(claimBirthday(addDays(NOW, 9))).rejects.toMatchObject({ code: 6009 });
    expect(await claimBirthday(addDays(NOW, 365))).toMatchObject({ amount: '18.00' });
  });

  it('USR-04 lists the levels of a member with their times, that of the registration last', async () => {
    const id = await club.member();
    const readHistory = async () => {
      const { db } = club.database;
      const member = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return { registeredAt: member.registered_at.getTime(), ...(await listGradeChanges(db, member)) };
    };
    const { registeredAt, list } = await readHistory();
    expect(list).toEqual([{ grade: 1, createTime: registeredAt }]);
    await club.bet(id, { stake: 6_000_000n, at: NOW });
    await club.deposit(id, 500_000n, NOW);
    await club.raise(id, NOW);
    await club.raise(id, addDays(NOW, 1));
    expect((await readHistory()).list).toEqual([
      { grade: 3, createTime: NOW.getTime() },
      { grade: 1, createTime: registeredAt },
    ]);
  });

  it('the lowest level has no gifts', async () => {
    const id = await club.member();
    expect(await club.reasons(id, '1011', NOW)).toEqual(['needGrade']);
  });

  it('a level needs deposits and turnover, is announced in the inbox and is never lowered', async () => {
    const id = await club.member();
    await club.bet(id, { stake: 6_000_000n, at: NOW });
    await club.raise(id, NOW);
    expect(await club.readGrade(id)).toBe(1);
    await club.deposit(id, 500_000n, NOW);
    await club.raise(id, NOW);
    await club.raise(id, NOW);
    expect(await club.readGrade(id)).toBe(3);
    const letters = await club.database.db.selectFrom('letters').select('cause').where('member_id', '=', id).execute();
    expect(letters).toEqual([{ cause: 'grade:3' }]);
    const honoured = await club.member({ vipGrade: 9 });
    await club.raise(honoured, NOW);
    expect(await club.readGrade(honoured)).toBe(9);
  });
});
