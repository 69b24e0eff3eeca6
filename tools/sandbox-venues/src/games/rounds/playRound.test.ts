import { createServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { endSessions } from '@pavilion/sandbox-platform/sessions/endSessions';
import { openSession } from '@pavilion/sandbox-platform/sessions/openSession';
import { createSettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { createWorld } from '@pavilion/sandbox-world';
import { exchangeLaunchCode, issueLaunchCode } from '../../venues/launchCodes.ts';
import { seedVenues } from '../../venues/seedVenues.ts';
import { findVenueSession } from '../../venues/venueSessions.ts';
import { playRound, type PlayContext } from './playRound.ts';

const GAME = 'BGDZ-0001';
const now = new Date('2026-11-21T04:00:00Z');
const order = { requestId: 'request-1', gameCode: GAME, drawNo: undefined, bets: [{ spot: 'spin', stake: 100n }] };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedVenues(database.db);
}, 60_000);
afterAll(() => database.close());

it('F-AUTH-27 refuses a round whose session ended after the venue had accepted its token', async () => {
  const { db } = database;
  const memberId = await createMember(db, { name: 'round01', passwordMd5: 'f'.repeat(32), registeredAt: now });
  const device = { deviceId: 'd', ip: '127.0.0.1', deviceName: undefined, keepsOthers: false };
  await db.transaction().execute((tx) => openSession(tx, { memberId, ...device, at: now }));
  const { id: sessionId } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  const launch = { sessionId, venueCode: 'BGDZ', gameCode: GAME, locale: 'zh-CN' as const };
  const token = await exchangeLaunchCode(db, await issueLaunchCode(db, launch, now), now);
  const visit = await findVenueSession(db, token ?? '', now);
  if (!visit) throw new Error('The venue session did not open.');
  const platform = {
    db,
    secret: createServerSecret(Buffer.alloc(32, 1)),
    settings: await createSettingsStore(db),
    world: createWorld({ seed: 1, now: now.getTime(), liveMatches: 0 }),
  };
  const seat: PlayContext = { platform, visit, now };
  const play = () => db.transaction().execute((tx) => playRound(tx, seat, order));
  await expect(play()).rejects.toMatchObject({ reason: 'insufficientBalance' });

  await endSessions(db, { memberId }, { reason: 'logout', at: now });

  await expect(play()).rejects.toMatchObject({ reason: 'visitOver' });
});
