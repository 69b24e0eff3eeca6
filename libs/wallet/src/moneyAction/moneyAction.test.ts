import type { KeyValueStore } from '@pavilion/kernel';
import fc from 'fast-check';
import { hold } from '../testing/hold.ts';
import { microtasks } from '../testing/microtasks.ts';
import { createMoneyWorld, FAULTS, testAction, type Venue } from '../testing/moneyWorld.ts';
import { describeWalk } from '../testing/walkTable.ts';
import { moneyActionTable } from './moneyActionTable.ts';
import { isInProgress, type MoneyActionState } from './moneyActionState.ts';

const { actions } = testAction;
const action = { requestId: 'r', draft: { amount: '5.00' }, savedAt: 0 };
const answer = { requestId: 'r', status: 'done' } as const;
const failure = { kind: 'api', code: 6012, messageKey: 'error.6012', reaction: 'show' } as const;
type State = ReturnType<typeof testAction.reducer>;

const states: Record<State['step'], State> = {
  idle: { step: 'idle' },
  sending: { step: 'sending', action },
  pending: { step: 'pending', action, answer },
  unknown: { step: 'unknown', action },
  done: { step: 'done', action, answer },
  refused: { step: 'refused', action, failure },
};

describeWalk('testAction', {
  table: moneyActionTable,
  reducer: testAction.reducer,
  states,
  actions: {
    sent: actions.sent(action),
    resumed: actions.resumed(action),
    done: actions.done(answer),
    heldUp: actions.heldUp(answer),
    answerLost: actions.answerLost(),
    refused: actions.refused(failure),
    dismissed: actions.dismissed(),
    memberLeft: actions.memberLeft(),
  },
});

const submit = actions.submitRequested({ draft: { amount: '5.00' }, secret: { password: 'demo1234' } });
type World = ReturnType<typeof createMoneyWorld>;
type Tab = ReturnType<World['openTab']>;
const stepOf = (tab: { readonly getState: () => MoneyActionState<unknown, unknown> }) => tab.getState().step;
const closed: KeyValueStore = { get: () => undefined, set: () => false, remove: () => undefined };

describe('a money action', () => {
  it('W3 F-WAL-05 the id is kept before the call leaves, and no secret with it', async () => {
    const world = createMoneyWorld('resend');
    world.setFault('silence');
    world.openTab().send(submit);
    await microtasks();
    expect(JSON.parse(world.store.get('test.100001') ?? '')).toMatchObject([{ requestId: world.sent[0] }]);
    expect(world.store.get('test.100001')).not.toContain('demo1234');
  });

  it('F-WAL-03 five clicks are one action', async () => {
    const world = createMoneyWorld('resend');
    const tab = world.openTab();
    for (let click = 0; click < 5; click += 1) tab.send(submit);
    await microtasks();
    expect([world.sent.length, world.booked.size, stepOf(tab)]).toEqual([1, 1, 'done']);
  });

  it.each(['lostAnswer', 'busy', 'bug', 'resetBefore'] as const)(
    'F-WAL-04 F-WAL-05 %s: unknown, never refused, asked again by itself, one effect',
    async (fault) => {
      const world = createMoneyWorld('resend');
      const tab = world.openTab();
      world.setFault(fault);
      tab.send(submit);
      await microtasks();
      expect(stepOf(tab)).toBe('unknown');
      tab.send(submit);
      await microtasks();
      world.setFault('none');
      world.clock.advance(30_000);
      await microtasks();
      expect([stepOf(tab), world.sent.length, world.booked.size]).toEqual(['done', 1, 1]);
      expect([world.store.get('test.100001'), world.clock.pending()]).toEqual([undefined, 0]);
    },
  );

  it('F-WAL-05 survives a reload: the new page asks and never sends', async () => {
    const world = createMoneyWorld('resend');
    const before = world.openTab();
    world.setFault('lostAnswer');
    before.send(submit);
    await microtasks();
    before.dispose();
    world.setFault('expired');
    const after = world.openTab();
    await microtasks();
    expect(stepOf(after)).toBe('unknown');
    world.setFault('none');
    after.send(actions.askRequested());
    await microtasks();
    expect([stepOf(after), world.sent.length, world.booked.size]).toEqual(['done', 1, 1]);
  });

  it('F-WAL-10 a second tab does not send while the first one is not known: it asks about that', async () => {
    const world = createMoneyWorld('resend');
    const [first, second] = [world.openTab(), world.openTab()];
    world.setFault('silence');
    first.send(submit);
    await microtasks();
    world.setFault('none');
    second.send(submit);
    await microtasks();
    expect(stepOf(second)).toBe('unknown');
    world.clock.advance(1);
    await microtasks();
    expect([stepOf(second), world.sent.length, world.booked.size]).toEqual(['done', 1, 1]);
  });

  it('F-WAL-08 what a venue has not answered is pending, then arrives or comes back', async () => {
    const world = createMoneyWorld('resend');
    const tab = world.openTab();
    world.setVenue('waits');
    tab.send(submit);
    await microtasks();
    expect(stepOf(tab)).toBe('pending');
    world.setVenue('reverses');
    world.clock.advance(1_000);
    await microtasks();
    expect(tab.getState()).toMatchObject({ step: 'refused', failure: { kind: 'reversed' } });
  });

  it('F-WAL-05 by a read: “no such request” is believed once it cannot be on its way any more', async () => {
    const world = createMoneyWorld('lookup');
    const tab = world.openTab();
    world.setFault('resetBefore');
    tab.send(submit);
    await microtasks();
    world.setFault('none');
    world.clock.advance(30_000);
    await microtasks();
    expect(stepOf(tab)).toBe('unknown');
    world.clock.advance(30_000);
    await microtasks();
    expect(tab.getState()).toMatchObject({ step: 'refused', failure: { kind: 'absent' } });
    expect(world.booked.size).toBe(0);
  });

  it('F-STO-01 STO-02 where nothing can be kept the page itself remembers', async () => {
    const world = createMoneyWorld('resend', closed);
    const tab = world.openTab();
    world.setFault('lostAnswer');
    tab.send(submit);
    await microtasks();
    expect(stepOf(tab)).toBe('unknown');
    world.setFault('none');
    tab.send(actions.askRequested());
    await microtasks();
    expect([stepOf(tab), world.booked.size]).toEqual(['done', 1]);
  });

  it('WAL-10 a disposed flow leaves no timer', async () => {
    const world = createMoneyWorld('resend');
    const tab = world.openTab();
    world.setFault('lostAnswer');
    tab.send(submit);
    await microtasks();
    tab.dispose();
    await microtasks();
    expect(world.clock.pending()).toBe(0);
  });
});

const move = fc.oneof(
  fc.record({
    kind: fc.constantFrom('submit' as const, 'ask' as const, 'dismiss' as const, 'reload' as const),
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
    case 'ask':
      return tabs[one.tab]?.send(actions.askRequested());
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
    hold(state.step !== 'done' || status === 'done', () => `shown as done, it is ${status}`);
    hold(
      state.step !== 'refused' || status === undefined || status === 'reversed',
      () => `shown as refused, it is ${status}`,
    );
  }
}

describe('a money action, whatever happens', () => {
  it.each(['resend', 'lookup'] as const)(
    'WAL-10 F-WAL-05 random sequences, asked by %s: nothing twice, nothing lost, nothing unknown called refused',
    async (way) => {
      const property = fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 14, size: 'max' }), async (moves) => {
        const world = createMoneyWorld(way);
        const tabs = [world.openTab(), world.openTab()];
        for (const one of moves) {
          applyMove(world, tabs, one);
          await microtasks();
          checkOutcomes(world, tabs);
        }
        world.setFault('none');
        world.setVenue('accepts');
        for (const tab of tabs) tab.dispose();
        tabs.splice(0, tabs.length, world.openTab());
        for (let turn = 0; turn < 4; turn += 1) {
          world.clock.advance(60_000);
          await microtasks();
        }
        checkOutcomes(world, tabs);
        hold(!tabs.some((tab) => isInProgress(tab.getState())), () => 'an action is left under way');
        hold(new Set(world.sent).size === world.sent.length, () => `sent twice: ${world.sent.join(' ')}`);
        const kept = world.store.get('test.100001');
        hold(kept === undefined, () => `an action is still kept: ${kept}`);
        hold(world.clock.pending() === 0, () => `${world.clock.pending()} timers are left`);
      });
      await fc.assert(property);
    },
  );
});
