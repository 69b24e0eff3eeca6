import { inspect } from 'node:util';
import { describeWalk, flushMicrotasks } from '@pavilion/testing';
import type { KeyValueStore } from '@pavilion/kernel';
import fc from 'fast-check';
import { refused } from '../testing/callFailure.ts';
import { ensure } from '../testing/ensure.ts';
import { createMoneyWorld, FAULTS, testAction, type Venue } from '../testing/moneyWorld.ts';
import { moneyActionTable } from './moneyActionTable.ts';
import { isInProgress, type MoneyActionState } from './moneyActionState.ts';
import { toMoneyFailure } from './moneyFailure.ts';

const { actions } = testAction;
const action = { requestId: 'r', draft: { amount: '5.00' }, savedAt: 0 };
const response = { requestId: 'r', status: 'done' } as const;
const failure = { kind: 'api', code: 6012, messageKey: 'error.6012', reaction: 'show' } as const;
type State = ReturnType<typeof testAction.reducer>;

const states: Record<State['step'], State> = {
  idle: { step: 'idle' },
  sending: { step: 'sending', action },
  pending: { step: 'pending', action, response },
  unknown: { step: 'unknown', action },
  done: { step: 'done', action, response },
  refused: { step: 'refused', action, failure },
};

describeWalk('WAL-10 testAction', {
  table: moneyActionTable,
  reducer: testAction.reducer,
  states,
  actions: {
    sent: actions.sent(action),
    resumed: actions.resumed(action),
    done: actions.done(response),
    outcomePending: actions.outcomePending(response),
    responseLost: actions.responseLost(),
    refused: actions.refused(failure),
    dismissed: actions.dismissed(),
    memberLeft: actions.memberLeft(),
  },
});

const submit = actions.submitRequested({ draft: { amount: '5.00' }, secret: { password: 'demo1234' } });
type World = ReturnType<typeof createMoneyWorld>;
type Tab = ReturnType<World['openTab']>;
const getStep = (tab: { readonly getState: () => MoneyActionState<unknown, unknown> }) => tab.getState().step;
const closed: KeyValueStore = { get: () => undefined, set: () => false, remove: () => undefined };

it.each`
  step         | isBusy
  ${'idle'}    | ${false}
  ${'sending'} | ${true}
  ${'pending'} | ${true}
  ${'unknown'} | ${true}
  ${'done'}    | ${false}
  ${'refused'} | ${false}
`('F-WAL-03 an action that is $step prevents another one: $isBusy', ({ step, isBusy }) => {
  expect(isInProgress({ step: step as State['step'] })).toBe(isBusy);
});

it.each`
  data                                                | kept
  ${{ reason: 'rateChanged', rate: '7.1', left: 3 }}  | ${{ reason: 'rateChanged', details: { rate: '7.1', left: 3 } }}
  ${{ reason: 7, list: [1], nested: {}, none: null }} | ${{}}
  ${'rateChanged'}                                    | ${{}}
  ${null}                                             | ${{}}
`('WAL-10 of the data $data of a refusal, a failure keeps $kept', ({ data, kept }) => {
  const base = toMoneyFailure(refused(6012));
  expect(toMoneyFailure(refused(6012, data))).toEqual({ ...base, ...(kept as object) });
});

describe('money action', () => {
  it('I7 sends the secret, which is in no action', async () => {
    const world = createMoneyWorld('resend');
    expect(inspect(submit, { depth: Infinity, showHidden: true }) + JSON.stringify(submit)).not.toContain('demo1234');
    world.openTab().send(submit);
    await flushMicrotasks();
    expect(world.secrets).toEqual([{ password: 'demo1234' }]);
  });

  it('W3 F-WAL-05 stores the id before the call is sent, without the secret', async () => {
    const world = createMoneyWorld('resend');
    world.setFault('silence');
    world.openTab().send(submit);
    await flushMicrotasks();
    expect(JSON.parse(world.store.get('test.100001') ?? '')).toMatchObject([{ requestId: world.sent[0] }]);
    expect(world.store.get('test.100001')).not.toContain('demo1234');
  });

  it('F-WAL-03 five clicks send one action', async () => {
    const world = createMoneyWorld('resend');
    const tab = world.openTab();
    for (let click = 0; click < 5; click += 1) tab.send(submit);
    await flushMicrotasks();
    expect([world.sent.length, world.booked.size, getStep(tab)]).toEqual([1, 1, 'done']);
  });

  it.each(['lostResponse', 'busy', 'bug', 'resetBefore'] as const)(
    'F-WAL-04 F-WAL-05 %s: the outcome is unknown, is queried automatically and has one effect',
    async (fault) => {
      const world = createMoneyWorld('resend');
      const tab = world.openTab();
      world.setFault(fault);
      tab.send(submit);
      await flushMicrotasks();
      expect(getStep(tab)).toBe('unknown');
      tab.send(submit);
      await flushMicrotasks();
      world.setFault('none');
      world.clock.advance(30_000);
      await flushMicrotasks();
      expect([getStep(tab), world.sent.length, world.booked.size]).toEqual(['done', 1, 1]);
      expect([world.store.get('test.100001'), world.clock.pending()]).toEqual([undefined, 0]);
    },
  );

  it('F-WAL-05 after a reload the page queries the outcome and sends nothing', async () => {
    const world = createMoneyWorld('resend');
    const before = world.openTab();
    world.setFault('lostResponse');
    before.send(submit);
    await flushMicrotasks();
    before.dispose();
    world.setFault('expired');
    const after = world.openTab();
    await flushMicrotasks();
    expect(getStep(after)).toBe('unknown');
    world.setFault('none');
    after.send(actions.outcomeQueryRequested());
    await flushMicrotasks();
    expect([getStep(after), world.sent.length, world.booked.size]).toEqual(['done', 1, 1]);
  });

  it('F-WAL-10 a second tab queries the unknown outcome of the first tab instead of sending', async () => {
    const world = createMoneyWorld('resend');
    const [first, second] = [world.openTab(), world.openTab()];
    world.setFault('silence');
    first.send(submit);
    await flushMicrotasks();
    world.setFault('none');
    second.send(submit);
    await flushMicrotasks();
    expect(getStep(second)).toBe('unknown');
    world.clock.advance(1);
    await flushMicrotasks();
    expect([getStep(second), world.sent.length, world.booked.size]).toEqual(['done', 1, 1]);
  });

  it('F-WAL-08 an action without a decision of the venue is pending until it is done or reversed', async () => {
    const world = createMoneyWorld('resend');
    const tab = world.openTab();
    world.setVenue('waits');
    tab.send(submit);
    await flushMicrotasks();
    expect(getStep(tab)).toBe('pending');
    world.setVenue('reverses');
    world.clock.advance(1_000);
    await flushMicrotasks();
    expect(tab.getState()).toMatchObject({ step: 'refused', failure: { kind: 'reversed' } });
  });

  it('F-WAL-21 a pending action stays stored, and the page queries it after a reload until it is final', async () => {
    const world = createMoneyWorld('lookup');
    const before = world.openTab();
    world.setVenue('waits');
    before.send(submit);
    await flushMicrotasks();
    expect(JSON.parse(world.store.get('test.100001') ?? '[]')).toMatchObject([{ requestId: world.sent[0] }]);
    before.dispose();
    const after = world.openTab();
    await flushMicrotasks();
    world.clock.advance(0);
    await flushMicrotasks();
    expect(getStep(after)).toBe('pending');
    world.setVenue('accepts');
    world.clock.advance(1_000);
    await flushMicrotasks();
    expect([getStep(after), world.sent.length, world.store.get('test.100001')]).toEqual(['done', 1, undefined]);
  });

  it('F-WAL-05 an unknown request id counts as never received once no call can be in transit', async () => {
    const world = createMoneyWorld('lookup');
    const tab = world.openTab();
    world.setFault('resetBefore');
    tab.send(submit);
    await flushMicrotasks();
    world.setFault('none');
    world.clock.advance(30_000);
    await flushMicrotasks();
    expect(getStep(tab)).toBe('unknown');
    world.clock.advance(30_000);
    await flushMicrotasks();
    expect(tab.getState()).toMatchObject({ step: 'refused', failure: { kind: 'absent' } });
    expect(world.booked.size).toBe(0);
  });

  it.each`
    what                               | stored
    ${'no JSON'}                       | ${'{'}
    ${'no list'}                       | ${'{}'}
    ${'an entry without a value'}      | ${'[null]'}
    ${'an entry without a request id'} | ${'[{"draft":{"amount":"5.00"},"savedAt":0}]'}
    ${'an entry without a draft'}      | ${'[{"requestId":"r","draft":null,"savedAt":0}]'}
    ${'an entry without a time'}       | ${'[{"requestId":"r","draft":{"amount":"5.00"}}]'}
  `('STO-02 $what in the store counts as no action, and the next one is sent', async ({ stored }) => {
    const world = createMoneyWorld('resend');
    world.store.set('test.100001', stored as string);
    const tab = world.openTab();
    await flushMicrotasks();
    expect(getStep(tab)).toBe('idle');
    tab.send(submit);
    await flushMicrotasks();
    expect([getStep(tab), world.sent.length]).toEqual(['done', 1]);
  });

  it('F-STO-01 STO-02 keeps the action in memory if the store is unavailable', async () => {
    const world = createMoneyWorld('resend', closed);
    const tab = world.openTab();
    world.setFault('lostResponse');
    tab.send(submit);
    await flushMicrotasks();
    expect(getStep(tab)).toBe('unknown');
    world.setFault('none');
    tab.send(actions.outcomeQueryRequested());
    await flushMicrotasks();
    expect([getStep(tab), world.booked.size]).toEqual(['done', 1]);
  });

  it('WAL-10 a disposed flow leaves no timer', async () => {
    const world = createMoneyWorld('resend');
    const tab = world.openTab();
    world.setFault('lostResponse');
    tab.send(submit);
    await flushMicrotasks();
    tab.dispose();
    await flushMicrotasks();
    expect(world.clock.pending()).toBe(0);
  });
});

const move = fc.oneof(
  fc.record({
    kind: fc.constantFrom('submit' as const, 'query' as const, 'dismiss' as const, 'reload' as const),
    tab: fc.nat(1),
  }),
  fc.record({ kind: fc.constant('fault' as const), fault: fc.constantFrom(...FAULTS) }),
  fc.record({ kind: fc.constant('venue' as const), venue: fc.constantFrom<Venue>('accepts', 'waits', 'reverses') }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(1, 1_000, 4_000, 30_000, 60_000) }),
);

type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

/** Applies a move to the world or to one of its tabs. A reload replaces the tab in the list. */
function applyMove(world: World, tabs: Tab[], one: Move): void {
  switch (one.kind) {
    case 'fault':
      return void world.setFault(one.fault);
    case 'venue':
      return void world.setVenue(one.venue);
    case 'pass':
      return world.clock.advance(one.ms);
    case 'reload':
      tabs[one.tab]?.dispose();
      tabs[one.tab] = world.openTab();
      return;
    case 'submit':
      return tabs[one.tab]?.send(submit);
    case 'query':
      return tabs[one.tab]?.send(actions.outcomeQueryRequested());
    case 'dismiss':
      return tabs[one.tab]?.send(actions.dismissed());
  }
}

/** Checks that no tab shows an outcome that differs from the platform's. */
function checkOutcomes(world: World, tabs: readonly Tab[]): void {
  for (const tab of tabs) {
    const state = tab.getState();
    if (state.step === 'idle') continue;
    const status = world.booked.get(state.action.requestId);
    ensure(state.step !== 'done' || status === 'done', () => `shown as done, but is ${status}`);
    ensure(
      state.step !== 'refused' || status === undefined || status === 'reversed',
      () => `shown as refused, but is ${status}`,
    );
  }
}

describe('money action in random sequences', () => {
  it.each(['resend', 'lookup'] as const)(
    'WAL-10 F-WAL-05 queried by %s: no action happens twice, is lost, or is shown as refused while unknown',
    async (way) => {
      const property = fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 14, size: 'max' }), async (moves) => {
        const world = createMoneyWorld(way);
        const tabs = [world.openTab(), world.openTab()];
        for (const one of moves) {
          applyMove(world, tabs, one);
          await flushMicrotasks();
          checkOutcomes(world, tabs);
        }
        world.setFault('none');
        world.setVenue('accepts');
        for (const tab of tabs) tab.dispose();
        tabs.splice(0, tabs.length, world.openTab());
        for (let turn = 0; turn < 4; turn += 1) {
          world.clock.advance(60_000);
          await flushMicrotasks();
        }
        checkOutcomes(world, tabs);
        ensure(!tabs.some((tab) => isInProgress(tab.getState())), () => 'an action is still in progress');
        ensure(new Set(world.sent).size === world.sent.length, () => `sent twice: ${world.sent.join(' ')}`);
        const stored = world.store.get('test.100001');
        ensure(stored === undefined, () => `an action is still stored: ${stored}`);
        ensure(world.clock.pending() === 0, () => `${world.clock.pending()} timers are left`);
      });
      await fc.assert(property);
    },
  );
});
