import { openClub, type Club } from './testing/openClub.ts';

const NOW = new Date('2026-11-21T04:00:00Z');

describe('audit of gifts', () => {
  let club: Club;
  beforeAll(async () => (club = await openClub(NOW)), 60_000);
  afterAll(() => club.database.close());

  it('accepts a paid claim and finds an unpaid one', async () => {
    const id = await club.member();
    await club.claim(id, { activityId: '1006' }, NOW);
    expect(await club.audit()).toBeUndefined();
    const unpaid = { member_id: id, activity_id: '1006', reward_id: 'day2', slot: 'x', amount: 100n, points: 0n };
    await club.database.db
      .insertInto('activity_claims')
      .values({ ...unpaid, created_at: NOW })
      .execute();
    expect(await club.audit()).toMatch(/^every claimed gift was paid once.* is worth 100, paid was 0$/);
  });

  it('I5 the database rejects a second claim of one slot', async () => {
    const id = await club.member();
    await club.claim(id, { activityId: '1006' }, NOW);
    const duplicate = {
      member_id: id,
      activity_id: '1006',
      reward_id: 'day1',
      slot: '2026-11-21',
      amount: 0n,
      points: 0n,
    };
    const inserted = club.database.db
      .insertInto('activity_claims')
      .values({ ...duplicate, created_at: NOW })
      .execute();
    await expect(inserted).rejects.toThrow(/one_claim_per_slot/);
  });
});
