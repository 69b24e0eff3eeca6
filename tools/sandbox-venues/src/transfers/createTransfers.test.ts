import { type Clock, silentLogger } from '@pavilion/kernel';
import { createWorkQueue, type WorkQueue } from '@pavilion/sandbox-platform/base/createWorkQueue';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { audit } from '@pavilion/sandbox-platform/ledger/audit';
import { seedMembers } from '@pavilion/sandbox-platform/members/seedMembers';
import { createTransfers } from './createTransfers.ts';
import { seedVenues } from '../venues/seedVenues.ts';
import { readVenueMoney } from '../venues/venueAccounts.ts';

const START = Date.UTC(2026, 10, 21, 12);
let database: OpenDatabase;
let memberId: number;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedMembers(database.db);
  await seedVenues(database.db);
  memberId = (
    await database.db.selectFrom('members').select('id').where('name', '=', 'vip001').executeTakeFirstOrThrow()
  ).id;
}, 60_000);
afterAll(() => database.close());

/** A clock that stands until it is moved, and timers that fire when they are told to, early or not. */
function createHandClock() {
  let time = START;
  const timers = new Set<() => void>();
  const clock: Clock = {
    now: () => time,
    after: (_ms, run) => {
      timers.add(run);
      return () => void timers.delete(run);
    },
  };
  const fire = () => {
    for (const run of [...timers]) {
      timers.delete(run);
      run();
    }
  };
  return { clock, fire, move: (ms: number) => void (time += ms), waiting: () => timers.size };
}

/** A platform's worth of transfers: what is left when one is closed, the next takes up. */
function start(clock: Clock): { transfers: ReturnType<typeof createTransfers>; queue: WorkQueue } {
  const queue = createWorkQueue(clock, silentLogger);
  return { queue, transfers: createTransfers({ db: database.db, clock, queue }) };
}

const money = async () => {
  const { wallet, transit, venues } = await readVenueMoney(database.db, memberId);
  return { wallet, transit, venue: venues.get('BGDZ') ?? 0n };
};

const order = (now: number) => ({
  memberId,
  venueCode: 'BGDZ',
  amount: 5_000n,
  now: new Date(now),
  direction: 'in' as const,
  cause: 'member' as const,
});

describe('createTransfers', () => {
  it('F-WAL-08 ends a slow transfer however early its timer fires, and leaves no timer behind', async () => {
    const { clock, fire, move, waiting } = createHandClock();
    const { transfers, queue } = start(clock);
    transfers.faults.add({ channelCode: 'BGDZ', kind: 'slow', delayMs: 5_000, count: 1 });
    const before = await money();
    const { id } = await database.db.transaction().execute((tx) => transfers.begin(tx, order(clock.now())));
    expect((await transfers.finish(id)).status).toBe('pending');
    move(4_999);
    fire();
    await queue.idle();
    expect(await money()).toEqual({ ...before, wallet: before.wallet - 5_000n, transit: 5_000n });
    expect(waiting()).toBe(1);
    move(1);
    fire();
    await queue.idle();
    expect(await money()).toEqual({ ...before, wallet: before.wallet - 5_000n, venue: before.venue + 5_000n });
    expect(waiting()).toBe(0);
  });

  it.each(['refuse', 'slow'] as const)(
    'F-WAL-08 after a restart the venue says what it would have said: %s',
    async (kind) => {
      const { clock, fire, move } = createHandClock();
      const first = start(clock);
      first.transfers.faults.add({ channelCode: 'BGDZ', kind, delayMs: 60_000, count: 1 });
      const before = await money();
      const { id } = await database.db.transaction().execute((tx) => first.transfers.begin(tx, order(clock.now())));
      first.transfers.close();
      await first.queue.close();
      const second = start(clock);
      await second.transfers.resume();
      move(60_000);
      fire();
      await second.queue.idle();
      const arrived = kind === 'slow' ? 5_000n : 0n;
      expect(await money()).toEqual({ wallet: before.wallet - arrived, transit: 0n, venue: before.venue + arrived });
      expect((await second.transfers.finish(id)).status).toBe(kind === 'slow' ? 'done' : 'reversed');
      expect(await audit(database.db)).toBeUndefined();
    },
  );

  it('F-WAL-08 nobody can end a transfer twice, not even all at once', async () => {
    const { clock } = createHandClock();
    const { transfers } = start(clock);
    const before = await money();
    const { id } = await database.db.transaction().execute((tx) => transfers.begin(tx, order(clock.now())));
    const ends = await Promise.all(Array.from({ length: 10 }, () => transfers.finish(id)));
    expect(ends.every(({ status }) => status === 'done')).toBe(true);
    expect(await money()).toEqual({ ...before, wallet: before.wallet - 5_000n, venue: before.venue + 5_000n });
  });

  it('I4 a first step that fails leaves nothing behind', async () => {
    const { clock } = createHandClock();
    const { transfers } = start(clock);
    const before = await money();
    const tooMuch = { ...order(clock.now()), amount: before.wallet + 1n };
    await expect(database.db.transaction().execute((tx) => transfers.begin(tx, tooMuch))).rejects.toThrow();
    expect(await money()).toEqual(before);
    expect(await audit(database.db)).toBeUndefined();
  });
});
