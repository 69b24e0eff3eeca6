import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import fc from 'fast-check';
import { schemas } from '../schemas.ts';
import { createFakeClock } from '../testing/createFakeClock.ts';
import { type FakeAnswer, ok, refused } from '../testing/createFakePlatform.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { createPendingActions } from './createPendingActions.ts';
import type { PendingAction } from './pendingAction.ts';

const bet = schemas['sport.placeBet'].example.request;
const accepted = schemas['sport.placeBet'].example.response;
const closed: KeyValueStore = { get: () => undefined, set: () => false, remove: () => undefined };
type Fault = 'none' | 'refused' | 'lostAnswer' | 'resetBefore' | 'resetAfter' | 'late';

/** A browser (store, clock) before a platform that books each request id once, however often it arrives. */
function createMoneyWorld(store: KeyValueStore = createMemoryStore()) {
  const booked = new Map<string, number>();
  let fault: Fault = 'none';
  const answer = (requestId: string): FakeAnswer | Promise<FakeAnswer> => {
    if (fault === 'resetBefore') return { reject: new TypeError('reset') };
    if (fault === 'refused') return refused(6301);
    booked.set(requestId, 1);
    if (fault === 'lostAnswer' || fault === 'late') return 'silence';
    return fault === 'resetAfter' ? { reject: new TypeError('reset') } : ok(accepted);
  };
  const { client, clock, platform } = createTestClient(({ requestId }) => answer(requestId));
  let member: string | undefined = '100001';
  /** A page that has just been loaded. */
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
  it('W3 the id is kept before the call leaves, and goes out as its request id', async () => {
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
    expect(outcome).toEqual({ status: 'done', answer: keptAtSending[0]?.requestId });
    expect(page.list()).toEqual([]);
  });

  it('W3 an action that was answered or refused is forgotten', async () => {
    const world = createMoneyWorld();
    const page = world.openPage();
    await expect(world.place(page)).resolves.toMatchObject({ status: 'done', answer: accepted });
    world.setFault('refused');
    await expect(world.place(page)).resolves.toMatchObject({ status: 'refused', error: { code: 6301 } });
    expect([page.list(), world.booked.size]).toEqual([[], 1]);
  });

  it.each(['lostAnswer', 'resetAfter', 'late'] as const)(
    'F-WAL-05 F-API-03 %s: unknown, the next is blocked, a reload asks, one effect',
    async (fault) => {
      const world = createMoneyWorld();
      world.setFault(fault);
      const first = world.place(world.openPage());
      await world.clock.advance(30_000);
      expect(await first).toMatchObject({ status: 'unknown' });
      world.setFault('none');
      const reloaded = world.openPage();
      expect(reloaded.list()).toMatchObject([{ kind: 'bet', note: { stake: '10.00' } }]);
      expect(await world.place(reloaded)).toMatchObject({ status: 'blocked' });
      expect(await reloaded.resolve()).toMatchObject([{ verdict: 'done' }]);
      expect([reloaded.list(), world.booked.size, world.platform.calls.length]).toEqual([[], 1, 1]);
    },
  );

  it('F-WAL-05 a reset before the work: not there is believed only once it cannot be on its way any more', async () => {
    const world = createMoneyWorld();
    world.setFault('resetBefore');
    const page = world.openPage();
    expect(await world.place(page)).toMatchObject({ status: 'unknown' });
    expect(await page.resolve()).toEqual([]);
    await world.clock.advance(60_000);
    expect(await page.resolve()).toMatchObject([{ verdict: 'notDone' }]);
    world.setFault('none');
    expect(await world.place(page)).toMatchObject({ status: 'done' });
    expect(world.booked.size).toBe(1);
  });

  it('F-BET-04 of two tabs, or two clicks, one sends', async () => {
    const world = createMoneyWorld();
    const outcomes = await Promise.all([world.place(world.openPage()), world.place(world.openPage())]);
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'blocked']);
    expect(world.platform.calls).toHaveLength(1);
  });

  it('W3 what is being sent is not asked about, and an action of another kind goes its way', async () => {
    const world = createMoneyWorld();
    world.setFault('late');
    const page = world.openPage();
    const open = world.place(page);
    await world.clock.advance(1_000);
    expect(await page.resolve()).toEqual([]);
    expect(await page.run({ kind: 'gift', send: async () => 'got' })).toEqual({ status: 'done', answer: 'got' });
    await world.clock.advance(30_000);
    expect(await open).toMatchObject({ status: 'unknown' });
  });

  it('W3 actions are their owner’s: another member neither sees, asks nor is blocked', async () => {
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

  it('W3 after 72 hours the platform has forgotten the id, and so does the page', async () => {
    const world = createMoneyWorld();
    world.setFault('resetAfter');
    const page = world.openPage();
    await world.place(page);
    await world.clock.advance(72 * 3_600_000);
    expect(page.list()).toHaveLength(1);
    await world.clock.advance(1);
    expect(page.list()).toEqual([]);
  });

  it('I9 a bug while sending leaves the action unknown, and a question that fails answers nothing', async () => {
    const page = createPendingActions({
      clock: createFakeClock(),
      owner: () => '1',
      fetchStatus: () => Promise.reject(new Error('no network')),
    });
    const outcome = await page.run({ kind: 'pay', send: () => Promise.reject(new Error('bug')) });
    expect(outcome).toMatchObject({ status: 'unknown', error: { message: 'bug' } });
    expect([await page.resolve(), page.list().length]).toEqual([[], 1]);
  });

  it('F-STO-01 STO-02 where nothing can be kept the page itself remembers', async () => {
    const world = createMoneyWorld(closed);
    world.setFault('resetAfter');
    const page = world.openPage();
    expect(await world.place(page)).toMatchObject({ status: 'unknown' });
    expect(await world.place(page)).toMatchObject({ status: 'blocked' });
    expect(await page.resolve()).toMatchObject([{ verdict: 'done' }]);
    expect(page.list()).toEqual([]);
  });

  it('F-STO-03 property: rubbish in the store is absent and breaks nothing', () => {
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

  it('W3 property: whatever goes wrong in whatever order, nothing is booked twice and nothing is lost', async () => {
    const faults = fc.constantFrom<Fault>('none', 'refused', 'lostAnswer', 'resetBefore', 'resetAfter', 'late');
    const step = fc.record({ fault: faults, reloads: fc.boolean(), asks: fc.boolean(), waits: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const world = createMoneyWorld();
        let page = world.openPage();
        let done = 0;
        for (const { fault, reloads, asks, waits } of steps) {
          world.setFault(fault);
          const placing = world.place(page);
          await world.clock.advance(30_000);
          if ((await placing).status === 'done') done += 1;
          if (reloads) page = world.openPage();
          if (waits) await world.clock.advance(60_000);
          if (asks) done += (await page.resolve()).filter(({ verdict }) => verdict === 'done').length;
        }
        await world.clock.advance(60_000);
        done += (await page.resolve()).filter(({ verdict }) => verdict === 'done').length;
        expect([done, page.list()]).toEqual([world.booked.size, []]);
      }),
      { numRuns: 100 },
    );
  });
});
