import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import fc from 'fast-check';
import { schemas } from '../schemas.ts';
import { createTestClock } from '../testing/createTestClock.ts';
import { type FakeResponse, ok, refused } from '../testing/createFakePlatform.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { createPendingActions } from './createPendingActions.ts';
import type { PendingAction } from './pendingAction.ts';

const bet = schemas['sport.placeBet'].example.request;
const accepted = schemas['sport.placeBet'].example.response;
const closed: KeyValueStore = { get: () => undefined, set: () => false, remove: () => undefined };
type Fault = 'none' | 'refused' | 'lostResponse' | 'resetBefore' | 'resetAfter' | 'late';

/** Creates a browser (store, clock) and a platform that books each request id once. */
function createMoneyWorld(store: KeyValueStore = createMemoryStore()) {
  const booked = new Map<string, number>();
  let fault: Fault = 'none';
  const respond = (requestId: string): FakeResponse | Promise<FakeResponse> => {
    if (fault === 'resetBefore') return { reject: new TypeError('reset') };
    if (fault === 'refused') return refused(6301);
    booked.set(requestId, 1);
    if (fault === 'lostResponse' || fault === 'late') return 'silence';
    return fault === 'resetAfter' ? { reject: new TypeError('reset') } : ok(accepted);
  };
  const { client, clock, platform } = createTestClient(({ requestId }) => respond(requestId));
  let member: string | undefined = '100001';
  /** Opens a new page. */
  const openPage = () =>
    createPendingActions({
      store,
      clock,
      owner: () => member,
      fetchStatus: async ({ requestId }) => (booked.has(requestId) ? 'done' : 'notDone'),
    });
  const place = (page: ReturnType<typeof openPage>) =>
    page.run({
      kind: 'bet',
      note: { stake: '10.00' },
      send: (requestId) => client.call('sport.placeBet', { ...bet, requestId }, { requestId }),
    });
  return {
    booked,
    store,
    clock,
    platform,
    openPage,
    place,
    setFault: (next: Fault) => (fault = next),
    setMember: (next: string | undefined) => (member = next),
  };
}

describe('pending actions', () => {
  it('W3 the id is stored before the call is sent and is its request id', async () => {
    const world = createMoneyWorld();
    const page = world.openPage();
    let keptAtSending: readonly PendingAction[] = [];
    const outcome = await page.run({
      kind: 'transfer',
      note: { amount: '5.00' },
      send: async (requestId) => {
        keptAtSending = world.openPage().list();
        return requestId;
      },
    });
    expect(keptAtSending).toMatchObject([{ kind: 'transfer', owner: '100001', note: { amount: '5.00' } }]);
    expect(outcome).toEqual({ status: 'done', response: keptAtSending[0]?.requestId });
    expect(page.list()).toEqual([]);
  });

  it('W3 removes an action with a definite outcome', async () => {
    const world = createMoneyWorld();
    const page = world.openPage();
    await expect(world.place(page)).resolves.toMatchObject({ status: 'done', response: accepted });
    world.setFault('refused');
    await expect(world.place(page)).resolves.toMatchObject({ status: 'refused', error: { code: 6301 } });
    expect([page.list(), world.booked.size]).toEqual([[], 1]);
  });

  it.each(['lostResponse', 'resetAfter', 'late'] as const)(
    'F-WAL-05 F-API-03 %s: the outcome is unknown, blocks the next action and is queried after a reload, with one effect',
    async (fault) => {
      const world = createMoneyWorld();
      world.setFault(fault);
      const first = world.place(world.openPage());
      await world.clock.advanceAsync(30_000);
      expect(await first).toMatchObject({ status: 'unknown' });
      world.setFault('none');
      const reloaded = world.openPage();
      expect(reloaded.list()).toMatchObject([{ kind: 'bet', note: { stake: '10.00' } }]);
      expect(await world.place(reloaded)).toMatchObject({ status: 'blocked' });
      expect(await reloaded.resolve()).toMatchObject([{ verdict: 'done' }]);
      expect([reloaded.list(), world.booked.size, world.platform.calls.length]).toEqual([[], 1, 1]);
    },
  );

  it('F-WAL-05 after a reset before the work, notDone counts only once no call can be in transit', async () => {
    const world = createMoneyWorld();
    world.setFault('resetBefore');
    const page = world.openPage();
    expect(await world.place(page)).toMatchObject({ status: 'unknown' });
    expect(await page.resolve()).toEqual([]);
    await world.clock.advanceAsync(60_000);
    expect(await page.resolve()).toMatchObject([{ verdict: 'notDone' }]);
    world.setFault('none');
    expect(await world.place(page)).toMatchObject({ status: 'done' });
    expect(world.booked.size).toBe(1);
  });

  it('F-WAL-05 notDone does not count one millisecond before the end of the transit time', async () => {
    const world = createMoneyWorld();
    world.setFault('resetBefore');
    const page = world.openPage();
    await world.place(page);
    await world.clock.advanceAsync(59_999);
    expect([await page.resolve(), page.list().length]).toEqual([[], 1]);
    await world.clock.advanceAsync(1);
    expect(await page.resolve()).toMatchObject([{ verdict: 'notDone' }]);
  });

  it('W3 an action whose status stays unknown is kept, however old it is', async () => {
    const clock = createTestClock();
    const page = createPendingActions({ clock, owner: () => '1', fetchStatus: async () => 'unknown' });
    await page.run({ kind: 'pay', send: () => Promise.reject(new TypeError('bug')) });
    await clock.advanceAsync(3_600_000);
    expect([await page.resolve(), page.list().length]).toEqual([[], 1]);
  });

  it('W3 an action has its owner, time and note, by default an empty one', async () => {
    const clock = createTestClock();
    const store = createMemoryStore();
    const page = createPendingActions({ store, clock, owner: () => '1', fetchStatus: async () => 'unknown' });
    const outcome = await page.run({ kind: 'pay', send: () => Promise.reject(new TypeError('bug')) });
    const action = { requestId: expect.any(String) as string, kind: 'pay', owner: '1', savedAt: clock.now(), note: {} };
    expect(outcome).toMatchObject({ status: 'unknown', action });
    expect(page.list()).toEqual([action]);
  });

  it('W3 an action of a guest has no owner and is listed for no member', async () => {
    const member: { id?: string } = {};
    const store = createMemoryStore();
    const ports = { store, clock: createTestClock(), owner: () => member.id, fetchStatus: async () => 'done' as const };
    const page = createPendingActions(ports);
    const outcome = await page.run({ kind: 'pay', send: () => Promise.reject(new TypeError('bug')) });
    expect(outcome).toMatchObject({ status: 'unknown', action: { owner: '' } });
    member.id = '1';
    expect([page.list(), await page.resolve()]).toEqual([[], []]);
  });

  it('W3 the list is in the order of sending, and resolve returns each known outcome', async () => {
    const clock = createTestClock();
    const done = new Set(['a', 'c']);
    const page = createPendingActions({
      clock,
      owner: () => '1',
      fetchStatus: async ({ kind }) => (done.has(kind) ? 'done' : 'unknown'),
    });
    for (const kind of ['a', 'b', 'c']) await page.run({ kind, send: () => Promise.reject(new TypeError('bug')) });
    expect(page.list().map(({ kind }) => kind)).toEqual(['a', 'b', 'c']);
    const resolved = await page.resolve();
    expect(resolved.map(({ action, verdict }) => [action.kind, verdict])).toEqual([
      ['a', 'done'],
      ['c', 'done'],
    ]);
    expect(page.list().map(({ kind }) => kind)).toEqual(['b']);
  });

  it('F-BET-04 of two tabs or clicks, only one sends', async () => {
    const world = createMoneyWorld();
    const outcomes = await Promise.all([world.place(world.openPage()), world.place(world.openPage())]);
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'blocked']);
    expect(world.platform.calls).toHaveLength(1);
  });

  it('W3 the outcome of an action being sent is not queried, and does not block another kind', async () => {
    const world = createMoneyWorld();
    world.setFault('late');
    const page = world.openPage();
    const open = world.place(page);
    await world.clock.advanceAsync(1_000);
    expect(await page.resolve()).toEqual([]);
    expect(await page.run({ kind: 'gift', send: async () => 'got' })).toEqual({ status: 'done', response: 'got' });
    await world.clock.advanceAsync(30_000);
    expect(await open).toMatchObject({ status: 'unknown' });
  });

  it('W3 another member does not see, query or wait for the action', async () => {
    const world = createMoneyWorld();
    world.setFault('resetAfter');
    const page = world.openPage();
    await world.place(page);
    world.setMember('100002');
    world.setFault('none');
    expect([page.list(), await page.resolve()]).toEqual([[], []]);
    expect(await world.place(page)).toMatchObject({ status: 'done' });
    world.setMember('100001');
    expect(page.list()).toHaveLength(1);
  });

  it('W3 removes an action after 72 hours, when the platform drops the id', async () => {
    const world = createMoneyWorld();
    world.setFault('resetAfter');
    const page = world.openPage();
    await world.place(page);
    await world.clock.advanceAsync(72 * 3_600_000);
    expect(page.list()).toHaveLength(1);
    await world.clock.advanceAsync(1);
    expect(page.list()).toEqual([]);
  });

  it('I9 an unexpected error leaves the action unknown, and so does a failed query', async () => {
    const page = createPendingActions({
      clock: createTestClock(),
      owner: () => '1',
      fetchStatus: () => Promise.reject(new Error('no network')),
    });
    const outcome = await page.run({ kind: 'pay', send: () => Promise.reject(new Error('bug')) });
    expect(outcome).toMatchObject({ status: 'unknown', error: { message: 'bug' } });
    expect([await page.resolve(), page.list().length]).toEqual([[], 1]);
  });

  it('F-STO-01 STO-02 keeps the action in memory if the store is unavailable', async () => {
    const world = createMoneyWorld(closed);
    world.setFault('resetAfter');
    const page = world.openPage();
    expect(await world.place(page)).toMatchObject({ status: 'unknown' });
    expect(await world.place(page)).toMatchObject({ status: 'blocked' });
    expect(await page.resolve()).toMatchObject([{ verdict: 'done' }]);
    expect(page.list()).toEqual([]);
  });

  it('F-STO-03 invalid data in the store counts as absent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const store = createMemoryStore();
        store.set('pavilion.pendingActions', text);
        return (
          createPendingActions({ store, owner: () => '1', fetchStatus: async () => 'unknown' }).list().length === 0
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('W3 in random sequences of faults no action is booked twice or lost', async () => {
    const faults = fc.constantFrom<Fault>('none', 'refused', 'lostResponse', 'resetBefore', 'resetAfter', 'late');
    const step = fc.record({ fault: faults, reloads: fc.boolean(), asks: fc.boolean(), waits: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const world = createMoneyWorld();
        let page = world.openPage();
        let done = 0;
        for (const { fault, reloads, asks, waits } of steps) {
          world.setFault(fault);
          const placing = world.place(page);
          await world.clock.advanceAsync(30_000);
          if ((await placing).status === 'done') done += 1;
          if (reloads) page = world.openPage();
          if (waits) await world.clock.advanceAsync(60_000);
          if (asks) done += (await page.resolve()).filter(({ verdict }) => verdict === 'done').length;
        }
        await world.clock.advanceAsync(60_000);
        done += (await page.resolve()).filter(({ verdict }) => verdict === 'done').length;
        expect([done, page.list()]).toEqual([world.booked.size, []]);
      }),
      { numRuns: 100 },
    );
  });
});
