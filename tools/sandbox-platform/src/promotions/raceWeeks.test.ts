import { addDays } from '../base/chinaTime.ts';
import { openClub, type Club } from './testing/openClub.ts';

const RACE = '1008';
let club: Club;
beforeAll(async () => (club = await openClub(new Date('2026-11-21T04:00:00Z'))), 60_000);
afterAll(() => club.database.close());

const refused = (code: number, reason: string): unknown =>
  expect.objectContaining({ code, data: expect.objectContaining({ reason }) as object });

/** Ends the race of the test database, or begins it, at another time. */
const changePeriod = (period: { readonly begin_at?: Date; readonly end_at?: Date }) =>
  club.database.db.updateTable('activities').set(period).where('id', '=', RACE).execute();

describe('ACT-01 race that begins or ends during a week', () => {
  /** Monday, midnight in UTC+8, of the week in which the member centre is seeded, or of a later week. */
  const monday = (week: number) => addDays(new Date('2026-11-15T16:00:00Z'), 7 * week);
  let period: { readonly begin_at: Date; readonly end_at: Date };
  beforeAll(async () => {
    period = await club.database.db
      .selectFrom('activities')
      .select(['begin_at', 'end_at'])
      .where('id', '=', RACE)
      .executeTakeFirstOrThrow();
  });
  afterEach(() => changePeriod(period));

  it('pays the last ranking in the week after the end, without bets after the end, and expires then', async () => {
    const id = await club.member();
    const end = addDays(monday(8), 2);
    await club.bet(id, { stake: 9_000_000n, at: addDays(monday(8), 1) });
    await club.bet(id, { stake: 1_000_000n, at: end });
    await changePeriod({ end_at: end });
    const live = (await club.info(id, RACE, end)).race?.live;
    expect(live).toMatchObject({ rank: 1, turnover: '90000.00', endTime: end.getTime() });
    expect(live?.places[0]).toMatchObject({ rank: 1, turnover: '90000.00' });
    expect(await club.reasons(id, RACE, end)).toEqual(['ended']);
    const lastMoment = new Date(monday(10).getTime() - 1);
    expect(await club.reasons(id, RACE, monday(9))).toEqual([]);
    expect(await club.reasons(id, RACE, lastMoment)).toEqual([]);
    const { rewards } = await club.info(id, RACE, monday(9));
    expect(rewards.find(({ state }) => state === 'claimable')).toMatchObject({ endTime: monday(10).getTime() });
    expect((await club.info(id, RACE, lastMoment)).race?.live).toBeUndefined();
    await expect(club.claim(id, { activityId: RACE }, monday(10))).rejects.toEqual(refused(6012, 'ended'));
    expect((await club.info(id, RACE, monday(10))).race?.history).toMatchObject([{ rank: 1, state: 'expired' }]);
    expect(await club.claim(id, { activityId: RACE }, lastMoment)).toMatchObject({ amount: '1888.00' });
    await expect(club.claim(id, { activityId: RACE }, lastMoment)).rejects.toEqual(refused(6009, 'alreadyClaimed'));
  });

  it('has no ranking of the weeks before its begin, and counts no bet before it', async () => {
    const id = await club.member();
    await club.bet(id, { stake: 9_000_000n, at: addDays(monday(6), 1) });
    await club.bet(id, { stake: 9_000_000n, at: addDays(monday(7), 1) });
    const begin = addDays(monday(7), 2);
    await changePeriod({ begin_at: begin });
    expect((await club.info(id, RACE, begin)).race).toMatchObject({ rank: 0, ranking: [], live: { rank: 0 } });
    await expect(club.claim(id, { activityId: RACE }, begin)).rejects.toEqual(refused(6012, 'needRank'));
  });
});
