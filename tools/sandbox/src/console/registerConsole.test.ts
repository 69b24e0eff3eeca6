import { systemClock } from '@pavilion/kernel';
import { createChatFaults } from '@pavilion/sandbox-platform/chat/connections/createChatFaults';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { seedMemberCentre } from '@pavilion/sandbox-platform/members/seedMemberCentre';
import { createVenueFaults } from '@pavilion/sandbox-venues/transfers/createVenueFaults';
import Fastify, { type FastifyInstance } from 'fastify';
import { createFaults } from '../server/faults/createFaults.ts';
import type { ConsolePorts } from './commands/consoleTypes.ts';
import { createConsole } from './createConsole.ts';
import { registerConsole } from './registerConsole.ts';

let database: OpenDatabase;
let app: FastifyInstance;
let origin: string;
const warn = jest.fn();
const faults = { all: createFaults(), venues: createVenueFaults(), chat: createChatFaults() };

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { db } = database;
  await seedMemberCentre(db, new Date());
  const bound = { phone: '13900000001', email: 'Bound@example.com' };
  await createMember(db, { name: 'bound', passwordMd5: 'f'.repeat(32), registeredAt: new Date(), ...bound });
  const ports = {
    db,
    clock: systemClock,
    faults: faults.all,
    transfers: { faults: faults.venues },
    chat: { faults: faults.chat },
    inbox: {
      list: () => {
        throw new Error('The inbox is broken.');
      },
    },
  };
  app = Fastify();
  // As on the platform's server, bodies arrive as text.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  registerConsole(app, createConsole(ports as unknown as ConsolePorts), { warn });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
beforeEach(() => warn.mockReset());
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = (path: string, body: object) =>
  fetch(`${origin}/console/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const countMembers = async () =>
  (await database.db.selectFrom('members').select('id').where('name', '!=', 'bound').execute()).length;

it.each`
  what                              | facts                              | status
  ${'a name with a space'}          | ${{ name: 'a b' }}                 | ${400}
  ${'the name of another'}          | ${{ name: 'BOUND' }}               | ${409}
  ${'the phone of another'}         | ${{ phone: '13900000001' }}        | ${409}
  ${'a phone of letters'}           | ${{ phone: 'x' }}                  | ${400}
  ${'a phone as a number'}          | ${{ phone: 13_900_000_002 }}       | ${400}
  ${'an area code without +'}       | ${{ areaCode: '86' }}              | ${400}
  ${'the mailbox of another'}       | ${{ email: 'bound@EXAMPLE.com' }}  | ${409}
  ${'a mailbox without @'}          | ${{ email: 'x' }}                  | ${400}
  ${'a name with NUL'}              | ${{ realName: '\0' }}              | ${400}
  ${'a password as a number'}       | ${{ password: 1 }}                 | ${400}
  ${'an object as second password'} | ${{ secondPassword: {} }}          | ${400}
  ${'a level of letters'}           | ${{ vipGrade: 'x' }}               | ${400}
  ${'a level that does not exist'}  | ${{ vipGrade: 99 }}                | ${400}
  ${'a code that is too large'}     | ${{ loginRefusal: 2 ** 31 }}       | ${400}
  ${'money below zero'}             | ${{ money: '-5' }}                 | ${400}
  ${'money of letters'}             | ${{ money: 'x' }}                  | ${400}
  ${'too much money'}               | ${{ money: '999999999999999999' }} | ${400}
  ${'a state'}                      | ${{ state: 'frozen' }}             | ${400}
  ${'a time of registration'}       | ${{ registeredAt: 'x' }}           | ${400}
`('X1 refuses a new member with $what with $status and creates none', async ({ facts, status }) => {
  const response = await post('members', { name: 'added', ...facts } as object);
  expect(response.status).toBe(status);
  expect(await countMembers()).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});

it('X1 adds a member with all fields', async () => {
  const fields = { phone: '13900000003', areaCode: '+886', email: 'a@example.com', realName: '陈测试', vipGrade: 3 };
  const secrets = { password: 'pass1234', secondPassword: 'money5678' };
  const response = await post('members', { name: 'whole', ...fields, ...secrets, money: '12.34', loginRefusal: 6026 });
  expect(await response.json()).toMatchObject({ name: 'whole', ...fields, wallet: '12.34', loginRefusal: 6026 });
});

it.each`
  path              | fault
  ${'faults'}       | ${{ endpoint: '*', kind: 'delay' }}
  ${'venue-faults'} | ${{ channelCode: '*', kind: 'slow' }}
  ${'chat/faults'}  | ${{ kind: 'delay' }}
`('X1 a fault of "$path" applies at least once', async ({ path, fault }: { path: string; fault: object }) => {
  for (const wrong of [{ count: 0 }, { count: -1 }, { count: 1.5 }, { count: '1' }, { delayMs: -1 }])
    expect((await post(path, { ...fault, ...wrong })).status).toBe(400);
  expect([...faults.all.list(), ...faults.venues.list(), ...faults.chat.list()]).toEqual([]);
  expect((await post(path, { ...fault, count: 1, delayMs: 0 })).status).toBe(200);
  Object.values(faults).forEach((plan) => plan.clear());
});

it.each`
  setTo                   | status
  ${'x'}                  | ${400}
  ${'999999999999999999'} | ${400}
  ${'1000000000000.01'}   | ${400}
  ${'-1.00'}              | ${409}
`('X1 refuses to set a wallet to $setTo with $status', async ({ setTo, status }) => {
  expect((await post('members/bound/money', { setTo: setTo as string })).status).toBe(status);
  expect(warn).not.toHaveBeenCalled();
});

it('ASVS 16.3.4 logs an unexpected error with its stack and returns no details', async () => {
  const response = await fetch(`${origin}/console/api/inbox`);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'Internal error. See the log of the sandbox.' });
  expect(warn.mock.calls).toEqual([
    [
      'console call failed',
      { route: '/console/api/inbox', reason: expect.stringMatching(/The inbox is broken\.\n +at /) },
    ],
  ]);
});

it('X1 refuses a body of another type with 415, without a log entry', async () => {
  const response = await fetch(`${origin}/console/api/members`, {
    method: 'POST',
    body: new URLSearchParams('name=a'),
  });
  expect(response.status).toBe(415);
  expect(warn).not.toHaveBeenCalled();
});

it.each(['members/%00', 'members/%00/devices', 'members/%00/turnover', 'bets?member=%00'])(
  'F-SRV-03 X1 GET %s gets 404 because of NUL, without a log entry',
  async (path) => {
    expect((await fetch(`${origin}/console/api/${path}`)).status).toBe(404);
    expect(warn).not.toHaveBeenCalled();
  },
);
