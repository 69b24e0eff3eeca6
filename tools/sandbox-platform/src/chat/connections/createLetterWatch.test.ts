import { PUSH_IDS } from '@pavilion/chat-socket/protocol';
import type { OpenDatabase } from '../../db/database.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import { sendInboxMessages } from '../../letters/sendInboxMessages.ts';
import { seedMembers } from '../../members/seedMembers.ts';
import type { Connection } from './createConnection.ts';
import { createLetterWatch } from './createLetterWatch.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
let database: OpenDatabase;
let memberIds: number[];
let now = START;
let causes = 0;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedMembers(database.db);
  const members = await database.db.selectFrom('members').select('id').orderBy('id').limit(2).execute();
  memberIds = members.map(({ id }) => id);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  await database.db.deleteFrom('letters').execute();
});

const openLine = (memberId?: number) => {
  const send = jest.fn();
  const person = () => (memberId === undefined ? { uid: 'g1' } : { uid: `m${memberId}`, memberId });
  return { send, connection: { send, person } as unknown as Connection };
};

const writeLetter = (memberId: number | null, at = now) =>
  sendInboxMessages(database.db, [
    {
      memberId,
      type: memberId === null ? 'brnotice' : 'notice',
      cause: `test:${(causes += 1)}`,
      texts: { 'zh-CN': { title: '', content: '' }, 'zh-TW': { title: '', content: '' } },
      at: new Date(at),
    },
  ]);

function setUp() {
  const lines = [openLine(memberIds[0]), openLine(memberIds[1]), openLine()];
  const notify = createLetterWatch(database.db, { now: () => now });
  const counts = async () => {
    await notify(lines.map(({ connection }) => connection));
    return lines.map(({ send }) => send.mock.calls.splice(0).length);
  };
  return { lines, notify, counts };
}

describe('watchLetters', () => {
  it('sends the changed category without a text', async () => {
    const { lines, notify } = setUp();
    now += 1_000;
    await writeLetter(memberIds[0] ?? 0);
    await notify(lines.map(({ connection }) => connection));
    const push = { category: 'letter', msg: '', changed: ['letters'] };
    expect(lines[0]?.send.mock.calls).toEqual([[PUSH_IDS.internal, push]]);
  });

  it('notifies the recipient of a message once, and no other member or guest', async () => {
    const { counts } = setUp();
    now += 1_000;
    await writeLetter(memberIds[0] ?? 0);
    await writeLetter(memberIds[0] ?? 0);
    expect(await counts()).toEqual([1, 0, 0]);
    now += 2_000;
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('notifies all members of a broadcast, and no guest', async () => {
    const { counts } = setUp();
    now += 1_000;
    await writeLetter(null);
    expect(await counts()).toEqual([1, 1, 0]);
  });

  it('notifies of a message dated in the future when it arrives', async () => {
    const { counts } = setUp();
    now += 1_000;
    await writeLetter(memberIds[1] ?? 0, now + 10_000);
    expect(await counts()).toEqual([0, 0, 0]);
    now += 9_999;
    expect(await counts()).toEqual([0, 0, 0]);
    now += 1;
    expect(await counts()).toEqual([0, 1, 0]);
  });

  it('notifies of a message that was committed after a read at its time', async () => {
    const { counts } = setUp();
    now += 1_000;
    const at = now;
    await counts();
    now += 2_000;
    await writeLetter(memberIds[0] ?? 0, at);
    expect(await counts()).toEqual([1, 0, 0]);
  });

  it('does not notify of messages from before the start', async () => {
    await writeLetter(memberIds[0] ?? 0, START - 1);
    const { counts } = setUp();
    now += 2_000;
    expect(await counts()).toEqual([0, 0, 0]);
  });
});
