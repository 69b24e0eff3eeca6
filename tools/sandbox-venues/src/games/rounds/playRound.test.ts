import { createServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { startPause } from '@pavilion/sandbox-platform/playerLimits/playPauses';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { endSessions } from '@pavilion/sandbox-platform/sessions/endSessions';
import { openSession } from '@pavilion/sandbox-platform/sessions/openSession';
import { createSettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { createWorld } from '@pavilion/sandbox-world';
import { exchangeLaunchCode, issueLaunchCode } from '../../venues/launchCodes.ts';
import { seedVenues } from '../../venues/seedVenues.ts';
import { findVenueSession } from '../../venues/venueSessions.ts';
import type { RoundOrder } from '../orders/roundOrder.ts';
import { playRound, type PlayContext } from './playRound.ts';

const GAME = 'BGDZ-0001';
const now = new Date('2026-11-21T04:00:00Z');
const order: RoundOrder = {
  requestId: 'request-1',
  gameCode: GAME,
  drawNo: undefined,
  bets: [{ spot: 'spin', stake: 100n }],
  accept: 'none',
};

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedVenues(database.db);
}, 60_000);
afterAll(() => database.close());

/** Opens a venue for a new member and returns a function that plays a round there. */
async function enterVenue(name: string) {
  const { db } = database;
  const memberId = await createMember(db, { name, passwordMd5: 'f'.repeat(32), registeredAt: now });
  const device = { deviceId: 'd', ip: '127.0.0.1', deviceName: undefined, keepsOthers: false };
  await db.transaction().execute((tx) => openSession(tx, { memberId, ...device, at: now }));
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const launch = { sessionId, venueCode: 'BGDZ', gameCode: GAME, locale: 'zh-CN' as const };
  const token = await exchangeLaunchCode(db, await issueLaunchCode(db, launch, now), now);
  const venueSession = await findVenueSession(db, token ?? '', now);
  if (!venueSession) throw new Error('The venue session did not open.');
  const platform = {
    db,
    secret: createServerSecret(Buffer.alloc(32, 1)),
    settings: await createSettingsStore(db),
    world: createWorld({ seed: 1, now: now.getTime(), liveMatches: 0 }),
  };
  const context: PlayContext = { platform, venueSession, now };
  return { memberId, play: () => db.transaction().execute((tx) => playRound(tx, context, order)) };
}

it('F-AUTH-27 refuses a round whose session ended after the venue had accepted its token', async () => {
  const { memberId, play } = await enterVenue('round01');
  await expect(play()).rejects.toMatchObject({ reason: 'insufficientBalance' });
  await endSessions(database.db, { memberId }, { reason: 'logout', at: now });
  await expect(play()).rejects.toMatchObject({ reason: 'visitOver' });
});

it('L1 refuses a round of a member who paused play after entering the venue', async () => {
  const { memberId, play } = await enterVenue('round02');
  await database.db.transaction().execute((tx) => startPause(tx, { memberId, now }, '24h'));
  await expect(play()).rejects.toMatchObject({ reason: 'playPaused' });
});
