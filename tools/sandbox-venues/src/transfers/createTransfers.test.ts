import { type Clock, silentLogger } from '@pavilion/kernel';
import { createWorkQueue, type WorkQueue } from '@pavilion/sandbox-platform/base/tasks/createWorkQueue';
import type { OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { openEmptyDatabase } from '@pavilion/sandbox-platform/db/testing/openEmptyDatabase';
import { audit } from '@pavilion/sandbox-platform/ledger/audit';
import { seedMembers } from '@pavilion/sandbox-platform/members/seedMembers';
import { createTransfers } from './createTransfers.ts';
import { seedVenues } from '../venues/seedVenues.ts';
import { readVenueMoney } from '../venues/venueAccounts.ts';

const START = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;
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

/** Clock that moves only on demand. `fire` runs all timers, whether due or not; `waits` are the delays of all timers. */
function createHandClock() {
  let time = START;
  const timers = new Set<() => void>();
  const waits: number[] = [];
  const clock: Clock = {
    now: () => time,
    after: (ms, run) => {
      waits.push(ms);
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
  return { clock, fire, move: (ms: number) => void (time += ms), waiting: () => timers.size, waits };
}

/** Creates the transfers of one platform process. A second process resumes the transfers of the first. */
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
  it('F-WAL-08 settles a slow transfer once if its timer fires too early', async () => {
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

  it('F-SRV-17 settles a pending transfer in one step after the clock was set back by 60 days', async () => {
    const { clock, fire, move, waiting } = createHandClock();
    const { transfers, queue } = start(clock);
    transfers.faults.add({ channelCode: 'BGDZ', kind: 'slow', delayMs: 5_000, count: 1 });
    move(60 * DAY);
    const { id } = await database.db.transaction().execute((tx) => transfers.begin(tx, order(clock.now())));
    expect((await transfers.finish(id)).status).toBe('pending');
    move(-60 * DAY);
    fire();
    await queue.idle();
    expect(waiting()).toBe(0);
    expect((await transfers.finish(id)).status).toBe('done');
  });

  it('F-WAL-08 waits for a slow transfer with timers that setTimeout supports', async () => {
    const { clock, fire, move, waiting, waits } = createHandClock();
    const { transfers, queue } = start(clock);
    transfers.faults.add({ channelCode: 'BGDZ', kind: 'slow', delayMs: 60 * DAY, count: 1 });
    const { id } = await database.db.transaction().execute((tx) => transfers.begin(tx, order(clock.now())));
    expect((await transfers.finish(id)).status).toBe('pending');
    fire();
    await queue.idle();
    expect(waiting()).toBe(1);
    expect(waits).toEqual([2 ** 31 - 1, 2 ** 31 - 1]);
    move(60 * DAY);
    fire();
    await queue.idle();
    expect((await transfers.finish(id)).status).toBe('done');
  });

  it.each(['refuse', 'slow'] as const)(
    'F-WAL-08 keeps the planned fault "%s" of a transfer after a restart',
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

  it('F-WAL-08 settles a transfer once for 10 concurrent calls', async () => {
    const { clock } = createHandClock();
    const { transfers } = start(clock);
    const before = await money();
    const { id } = await database.db.transaction().execute((tx) => transfers.begin(tx, order(clock.now())));
    const ends = await Promise.all(Array.from({ length: 10 }, () => transfers.finish(id)));
    expect(ends.every(({ status }) => status === 'done')).toBe(true);
    expect(await money()).toEqual({ ...before, wallet: before.wallet - 5_000n, venue: before.venue + 5_000n });
  });

  it('I4 changes nothing if the first step fails', async () => {
    const { clock } = createHandClock();
    const { transfers } = start(clock);
    const before = await money();
    const tooMuch = { ...order(clock.now()), amount: before.wallet + 1n };
    await expect(database.db.transaction().execute((tx) => transfers.begin(tx, tooMuch))).rejects.toThrow();
    expect(await money()).toEqual(before);
    expect(await audit(database.db)).toBeUndefined();
  });
});
