import { silentLogger, systemClock } from '@pavilion/kernel';
import { createServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { openSession } from '@pavilion/sandbox-platform/sessions/openSession';
import { createSettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { createViolations } from '@pavilion/sandbox-platform/violations/createViolations';
import { createWorld } from '@pavilion/sandbox-world';
import type { FastifyInstance } from 'fastify';
import { seedVenues } from '../venues/seedVenues.ts';
import { storeVenueSession } from '../venues/venueSessions.ts';
import { createVenueServer } from './createVenueServer.ts';

const NUL = '\0';

let database: OpenDatabase;
let app: FastifyInstance;
let origin: string;
let token: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { db } = database;
  await seedVenues(db);
  const at = new Date();
  const memberId = await createMember(db, { name: 'player', passwordMd5: 'f'.repeat(32), registeredAt: at });
  const device = { deviceId: 'd', ip: '127.0.0.1', deviceName: undefined, keepsOthers: false };
  await db.transaction().execute((tx) => openSession(tx, { memberId, ...device, at }));
  const { id: sessionId } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  const venueSession = { memberId, sessionId, venueCode: 'BGDZ', gameCode: undefined, locale: 'zh-CN' as const };
  token = await db.transaction().execute((tx) => storeVenueSession(tx, venueSession, at));
  const platform = {
    db,
    clock: systemClock,
    secret: createServerSecret(Buffer.alloc(32, 1)),
    settings: await createSettingsStore(db),
    world: createWorld({ seed: 1, now: at.getTime(), liveMatches: 0 }),
    violations: createViolations(systemClock),
  };
  app = createVenueServer(platform, [], silentLogger);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

interface VenueCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly payload?: object;
  readonly status: number;
  readonly reason?: string;
}

const order = (facts: object) => ({
  requestId: 'request-1',
  gameCode: 'BGDZ-0001',
  bets: [{ spot: 'spin', stake: '1.00' }],
  ...facts,
});

it.each`
  what                                | method    | path                     | payload                                            | status | reason
  ${'a round in an unknown game'}     | ${'POST'} | ${'rounds'}              | ${order({ gameCode: 'BGDZ-9999' })}                | ${404} | ${'noSuchGame'}
  ${'a round in a game with NUL'}     | ${'POST'} | ${'rounds'}              | ${order({ gameCode: NUL })}                        | ${404} | ${'noSuchGame'}
  ${'a round on a spot with NUL'}     | ${'POST'} | ${'rounds'}              | ${order({ bets: [{ spot: NUL, stake: '1.00' }] })} | ${400} | ${'badRequest'}
  ${'a round of a request with NUL'}  | ${'POST'} | ${'rounds'}              | ${order({ requestId: `request-1${NUL}` })}         | ${400} | ${'badRequest'}
  ${'the lobby instead of no game'}   | ${'GET'}  | ${'state?game=BGDZ-9'}   | ${undefined}                                       | ${200} | ${undefined}
  ${'a game with NUL'}                | ${'GET'}  | ${'state?game=%00'}      | ${undefined}                                       | ${200} | ${undefined}
  ${'two games'}                      | ${'GET'}  | ${'state?game=a&game=b'} | ${undefined}                                       | ${200} | ${undefined}
  ${'the matches of an unknown game'} | ${'GET'}  | ${'matches?game=X-1'}    | ${undefined}                                       | ${404} | ${'noSuchGame'}
  ${'the matches of a game with NUL'} | ${'GET'}  | ${'matches?game=%00'}    | ${undefined}                                       | ${404} | ${'noSuchGame'}
  ${'a round that was not played'}    | ${'GET'}  | ${'rounds/request-2'}    | ${undefined}                                       | ${200} | ${undefined}
  ${'a request id with NUL'}          | ${'GET'}  | ${'rounds/%00'}          | ${undefined}                                       | ${400} | ${'badRequest'}
  ${'a request id that is too short'} | ${'GET'}  | ${'rounds/a'}            | ${undefined}                                       | ${400} | ${'badRequest'}
`('F-SRV-13 the venue responds to $what with $status', async ({ method, path, payload, status, reason }: VenueCall) => {
  const response = await fetch(`${origin}/venue/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(payload ? { 'content-type': 'application/json' } : {}) },
    ...(payload ? { body: JSON.stringify(payload) } : {}),
  });
  expect(response.status).toBe(status);
  expect(((await response.json()) as { reason?: string }).reason).toBe(reason);
});

it('F-SRV-13 the page of a venue is served when its language and theme are given twice', async () => {
  const response = await fetch(`${origin}/venue/play?lang=zh-TW&lang=zh-CN&theme=dark&theme=light`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<html lang="zh-CN" data-theme="auto"');
});
