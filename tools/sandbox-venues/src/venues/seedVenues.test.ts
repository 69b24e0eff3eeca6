import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { openSession } from '@pavilion/sandbox-platform/sessions/openSession';
import { exchangeLaunchCode, issueLaunchCode } from './launchCodes.ts';
import { seedVenues } from './seedVenues.ts';

let database: OpenDatabase;
beforeAll(async () => (database = await openEmptyDatabase()), 60_000);
afterAll(() => database.close());

const now = new Date('2026-11-21T04:00:00Z');

const storeOtherRelease = () =>
  database.db.updateTable('settings').set({ value: '"another"' }).where('key', '=', 'games').execute();

/** Creates a game that this release does not list, and lets a member launch it. Returns its two launch codes, one of them used. */
async function launchWithdrawnGame(): Promise<readonly string[]> {
  const { db } = database;
  const [listed] = await games();
  if (!listed) throw new Error('There are no games.');
  const { cover, ...row } = listed;
  await db
    .insertInto('games')
    .values({ ...row, code: 'GONE-0001', cover: JSON.stringify(cover) })
    .execute();
  const memberId = await createMember(db, { name: 'player', passwordMd5: 'f'.repeat(32), registeredAt: now });
  const device = { deviceId: 'd', ip: '127.0.0.1', deviceName: undefined, keepsOthers: false };
  await db.transaction().execute((tx) => openSession(tx, { memberId, ...device, at: now }));
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const launch = {
    sessionId: session.id,
    venueCode: row.venue_code,
    gameCode: 'GONE-0001',
    locale: 'zh-CN' as const,
  };
  const codes = [await issueLaunchCode(db, launch, now), await issueLaunchCode(db, launch, now)];
  await exchangeLaunchCode(db, codes[0] ?? '', now);
  return codes;
}

const games = () => database.db.selectFrom('games').selectAll().orderBy('code').execute();

describe('seedVenues', () => {
  it('replaces the games of another release and does not change those of its own', async () => {
    await seedVenues(database.db);
    const listed = await games();
    await database.db.updateTable('games').set({ rtp: 1 }).execute();
    await seedVenues(database.db);
    expect((await games()).every(({ rtp }) => rtp === 1)).toBe(true);
    await storeOtherRelease();
    await seedVenues(database.db);
    expect(await games()).toEqual(listed);
  });

  it('withdraws a game that was launched, with its launch codes and sessions', async () => {
    await seedVenues(database.db);
    const listed = await games();
    const codes = await launchWithdrawnGame();
    await storeOtherRelease();
    await seedVenues(database.db);
    expect(await games()).toEqual(listed);
    for (const code of codes) expect(await exchangeLaunchCode(database.db, code, now)).toBeUndefined();
  });
});

describe('bonus pools of another release', () => {
  const findPool = (code: string) =>
    database.db
      .selectFrom('bonus_pools')
      .select(['base', 'per_hour', 'odds'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();

  it.each`
    what                               | odds             | kept
    ${'updates odds of its base'}      | ${2_500_000_000} | ${750_000_000n}
    ${'keeps odds set by the console'} | ${1_234}         | ${1_234n}
  `(
    'GAM-06 take the base and growth of this release: $what',
    async ({ odds, kept }: { odds: number; kept: bigint }) => {
      await database.db
        .updateTable('bonus_pools')
        .set({ base: 500_000_000n, per_hour: 1_864_000n, odds: BigInt(odds) })
        .where('code', '=', 'DZ-GRAND')
        .execute();
      await storeOtherRelease();
      await seedVenues(database.db);
      expect(await findPool('DZ-GRAND')).toEqual({ base: 150_000_000n, per_hour: 420_000n, odds: kept });
    },
  );
});
