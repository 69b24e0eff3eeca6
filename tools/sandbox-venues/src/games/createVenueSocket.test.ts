import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger, systemClock } from '@pavilion/kernel';
import { routeUpgrades } from '@pavilion/sandbox-platform/base/routeUpgrades';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { openSession } from '@pavilion/sandbox-platform/sessions/openSession';
import { WebSocket } from 'ws';
import { seedVenues } from '../venues/seedVenues.ts';
import { storeVenueSession } from '../venues/venueSessions.ts';
import { createVenueSocket, VENUE_SOCKET_PATH, type VenueSocket, type VenueSocketLimits } from './createVenueSocket.ts';

const HOUR = 3_600_000;

let database: OpenDatabase;
let token: string;
let server: Server;
let venueSocket: VenueSocket;

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
}, 60_000);
afterAll(() => database.close());
afterEach(async () => {
  await venueSocket.close();
  server.close();
});

async function listen(limits: VenueSocketLimits): Promise<void> {
  server = createServer();
  venueSocket = createVenueSocket({ db: database.db, clock: systemClock, logger: silentLogger }, limits);
  routeUpgrades(server, { [VENUE_SOCKET_PATH]: venueSocket.handleUpgrade });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** Connects a page. Resolves to the HTTP status of a refusal, or to the open socket. */
const connect = (): Promise<number | WebSocket> => {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}${VENUE_SOCKET_PATH}`);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy();
      resolve(statusCode);
    });
  });
};

async function open(): Promise<WebSocket> {
  const socket = await connect();
  if (typeof socket === 'number') throw new Error(`The connection was refused with ${socket}.`);
  return socket;
}

const waitForClose = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('F-SRV-06 refuses connections above the maximum with 503, until one closes', async () => {
  await listen({ maxClients: 2, loginWithinMs: HOUR });
  const first = await open();
  await open();
  expect(await connect()).toBe(503);
  first.close();
  await waitForClose(first);
  // The server removes the connection a moment after the client has closed it.
  let next = await connect();
  while (next === 503) next = await connect();
  expect(next).toBeInstanceOf(WebSocket);
});

it('SEC-05 closes a connection without a token after the time limit with 1013, and no other', async () => {
  await listen({ maxClients: 2, loginWithinMs: 1_000 });
  const [silent, page] = [await open(), await open()];
  page.send(JSON.stringify({ token }));
  expect(await waitForClose(silent)).toBe(1013);
  await wait(1_000);
  expect(page.readyState).toBe(WebSocket.OPEN);
});
