import { createPausingTx } from '@pavilion/sandbox-platform/betting/testing/createPausingTx';
import type { OpenDatabase, Tx } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { seedMembers } from '@pavilion/sandbox-platform/members/seedMembers';
import { defaultSettings, type SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import { enterVenue } from '../lobby/launchVenue.ts';
import { seedVenues } from '../venues/seedVenues.ts';
import { readVenueMoney } from '../venues/venueAccounts.ts';
import { beginTransfer } from './beginTransfer.ts';
import { orderTransfer, type TransferContext, type TransferPorts } from './moveMoney.ts';

const now = new Date('2026-11-21T12:00:00Z');
let database: OpenDatabase;
let context: TransferContext;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { db } = database;
  await seedMembers(db);
  await seedVenues(db);
  const member = db.selectFrom('members').select('id').where('name', '=', 'vip001');
  const { id: memberId } = await member.executeTakeFirstOrThrow();
  const settings = { current: () => defaultSettings } as SettingsStore;
  const begin: TransferPorts['transfers']['begin'] = (tx, order) =>
    beginTransfer(tx, order, { verdict: 'accept', delayMs: 0 });
  context = { platform: { settings, transfers: { begin } as TransferPorts['transfers'] }, memberId, now };
}, 60_000);
afterAll(() => database.close());

it.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['a transfer to a venue', (tx) => orderTransfer(tx, context, { channelCode: 'BGDZ', ty: '1', amount: '50.00' })],
  ['a launch', (tx) => enterVenue(tx, context, { enName: 'bgdz', gameCode: '' })],
])(
  'L1 refuses %s if a pause of play was committed while it waited for the lock of the member',
  async (_what, order) => {
    const before = await readVenueMoney(database.db, context.memberId);
    const work = (tx: Tx) => order(createPausingTx(tx, context));
    await expect(database.db.transaction().execute(work)).rejects.toMatchObject({ code: 6012 });
    expect(await readVenueMoney(database.db, context.memberId)).toEqual(before);
    await expect(database.db.transaction().execute(order)).resolves.toBeDefined();
  },
);
