import type { OutboxEntry } from '../machine/chatState.ts';
import { createFakeClock } from '@pavilion/kernel/testing';
import type { ChatEvent } from './chatClient.ts';
import { createMemoryOutbox } from './createMemoryOutbox.ts';
import { createOutbox, MAX_WAITING_MESSAGES } from './createOutbox.ts';

const CHECK_MS = 300;
const REPLY_TIMEOUT_MS = 10_000;

function openOutbox(store = createMemoryOutbox()) {
  const clock = createFakeClock();
  const startedAt = clock.now();
  const sent: (readonly [cid: string, at: number])[] = [];
  const events: ChatEvent[] = [];
  const network = { isOpen: true };
  const outbox = createOutbox({
    store,
    clock,
    identity: () => 'member:ann',
    emit: (event) => void events.push(event),
    onChange: () => undefined,
    sendRequest: (_msgId, msgData) => {
      if (network.isOpen) sent.push([(msgData as OutboxEntry).cid, clock.now() - startedAt]);
      return network.isOpen;
    },
  });
  return {
    ...outbox,
    clock,
    store,
    sent,
    events,
    network,
    pass: (ms: number) => clock.advanceAsync(ms),
    type: (cid: string) => outbox.add({ cid, rid: 'lobby', msg: cid }),
    waiting: () => outbox.entries().map(({ cid }) => cid),
  };
}

function openReady() {
  const stage = openOutbox();
  stage.linkChanged('ready');
  return stage;
}

describe('createOutbox', () => {
  it('F-CHT-23 sends nothing before the `retryMs` of a refusal has passed', async () => {
    const { type, refused, pass, sent, waiting, events } = openReady();
    type('a');
    type('b');
    refused('a', 6011, 5_000);
    await pass(4_999);
    expect([sent, waiting(), events]).toEqual([[['a', 0]], ['a', 'b'], []]);
    await pass(CHECK_MS);
    expect(sent.slice(1)).toEqual([['a', 5_100]]);
  });

  it('F-CHT-23 sends again at the end of `retryMs`, not after it', async () => {
    const { type, refused, pass, sent } = openReady();
    type('a');
    refused('a', 6011, 2 * CHECK_MS);
    await pass(2 * CHECK_MS);
    expect(sent.slice(1)).toEqual([['a', 600]]);
  });

  it('F-CHT-23 sends a message without a reply again as soon as the link is ready', async () => {
    const { type, linkChanged, pass, sent } = openReady();
    type('a');
    await pass(1_000);
    linkChanged('waiting');
    await pass(1_000);
    expect(sent).toEqual([['a', 0]]);
    linkChanged('ready');
    expect(sent).toEqual([
      ['a', 0],
      ['a', 2_000],
    ]);
  });

  it('F-CHT-23 keeps its own messages when it adopts those of another tab, in the order of their times', async () => {
    const { type, adopt, clock, store, pass, waiting } = openOutbox();
    type('mine');
    await pass(5);
    store.put('member:ann', { cid: 'later', rid: 'lobby', msg: 'later', at: clock.now() });
    store.put('member:ann', { cid: 'earlier', rid: 'lobby', msg: 'earlier', at: clock.now() - 10 });
    store.put('guest', { cid: 'other', rid: 'lobby', msg: 'other', at: clock.now() });
    adopt();
    adopt();
    expect(waiting()).toEqual(['earlier', 'mine', 'later']);
  });

  it('CHT-05 does not send a message that another tab has discarded or delivered', () => {
    const store = createMemoryOutbox();
    const here = openOutbox(store);
    const there = openOutbox(store);
    here.type('a');
    here.type('b');
    here.type('c');
    there.linkChanged('connecting');
    here.discard('a');
    here.delivered('c', 7, 0);
    there.linkChanged('ready');
    expect([there.waiting(), there.sent.map(([cid]) => cid)]).toEqual([['b'], ['b']]);
  });

  it('CHT-05 another tab discards a message of this tab while both are offline', () => {
    const store = createMemoryOutbox();
    const here = openOutbox(store);
    const there = openOutbox(store);
    here.type('a');
    there.linkChanged('connecting');
    there.discard('a');
    here.linkChanged('ready');
    expect([here.waiting(), here.sent]).toEqual([[], []]);
  });

  it('CHT-05 sends the next message at once when another tab has discarded the sent one', () => {
    const store = createMemoryOutbox();
    const here = openOutbox(store);
    const there = openOutbox(store);
    there.linkChanged('ready');
    there.type('a');
    there.type('b');
    here.adopt();
    here.discard('a');
    there.adopt();
    expect([there.waiting(), there.sent.map(([cid]) => cid)]).toEqual([['b'], ['a', 'b']]);
  });

  it('CHT-05 does not store a refused message again that another tab has discarded', () => {
    const store = createMemoryOutbox();
    const here = openOutbox(store);
    const there = openOutbox(store);
    there.linkChanged('ready');
    there.type('a');
    there.type('b');
    here.adopt();
    here.discard('a');
    there.refused('a', 6003, undefined);
    here.adopt();
    expect([there.events, here.waiting()]).toEqual([[], ['b']]);
    expect(there.sent.map(([cid]) => cid)).toEqual(['a', 'b']);
  });

  it('CHT-05 sends a message that could not be stored', () => {
    const { type, linkChanged, sent } = openOutbox({ ...createMemoryOutbox(), put: () => undefined });
    type('a');
    linkChanged('connecting');
    linkChanged('ready');
    expect(sent.map(([cid]) => cid)).toEqual(['a']);
  });

  it('CHT-05 sends the messages of an earlier page when the link is ready', () => {
    const store = createMemoryOutbox();
    store.put('member:ann', { cid: 'old', rid: 'lobby', msg: 'old', at: 1 });
    const { linkChanged, sent } = openOutbox(store);
    linkChanged('ready');
    expect(sent).toEqual([['old', 0]]);
  });

  it('CHT-05 sends a message again after 10 s without a reply', async () => {
    const { type, pass, sent } = openReady();
    type('a');
    await pass(REPLY_TIMEOUT_MS - 1);
    expect(sent.length).toBe(1);
    await pass(CHECK_MS);
    expect(sent.length).toBe(2);
  });

  it('CHT-05 sends the next message at the reply to the one before, and none for another reply', () => {
    const { type, delivered, sent, store, events } = openReady();
    type('a');
    type('b');
    delivered('unknown', 1, 2);
    expect([sent.length, events]).toEqual([1, []]);
    delivered('a', 7, 8);
    expect(sent).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
    expect(events).toMatchObject([{ type: 'delivered', entry: { cid: 'a' }, mid: 7, time: 8 }]);
    expect(store.list('member:ann').map(({ cid }) => cid)).toEqual(['b']);
  });

  it('CHT-05 a refusal for an unknown message changes nothing', () => {
    const { type, refused, sent, events, waiting } = openReady();
    type('a');
    refused('unknown', 6008, undefined);
    expect([sent.length, events, waiting()]).toEqual([1, [], ['a']]);
  });

  it('CHT-05 tries a message that the link did not take every 300 ms', async () => {
    const { type, pass, sent, network } = openReady();
    network.isOpen = false;
    type('a');
    await pass(1_000);
    network.isOpen = true;
    await pass(CHECK_MS);
    expect(sent).toEqual([['a', 1_200]]);
  });

  it('CHT-05 discards the sent message and sends the next one at once', () => {
    const { type, discard, sent, store } = openReady();
    type('a');
    type('b');
    discard('a');
    expect(sent).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
    expect(store.list('member:ann').map(({ cid }) => cid)).toEqual(['b']);
  });

  it('CHT-05 discards a waiting message without a second send of the sent one', () => {
    const { type, discard, sent, waiting } = openReady();
    type('a');
    type('b');
    discard('b');
    expect([sent, waiting()]).toEqual([[['a', 0]], ['a']]);
  });

  it('CHT-05 a message sent again goes to the end of the outbox without its failure', () => {
    const { type, refused, resend, entries, waiting } = openReady();
    type('a');
    refused('a', 6008, undefined);
    type('b');
    expect(entries()[0]).toMatchObject({ cid: 'a', failure: 6008 });
    resend('a');
    expect(waiting()).toEqual(['b', 'a']);
    expect(entries()[1]?.failure).toBeUndefined();
    resend('unknown');
    expect(waiting()).toEqual(['b', 'a']);
  });

  it('F-CHT-06 has one timer while a message waits, and none if none waits or the link is stopped', () => {
    const { type, linkChanged, delivered, clock } = openReady();
    expect(clock.pending()).toBe(0);
    type('a');
    type('b');
    expect(clock.pending()).toBe(1);
    linkChanged('stopped');
    expect(clock.pending()).toBe(0);
    linkChanged('ready');
    delivered('a', 1, 1);
    expect(clock.pending()).toBe(1);
    delivered('b', 2, 2);
    expect(clock.pending()).toBe(0);
  });

  it('F-CHT-06 takes 100 messages', () => {
    const { type, waiting } = openOutbox();
    const results = Array.from({ length: 101 }, (_, index) => type(`${index}`));
    expect([results.indexOf(false), waiting().length]).toEqual([MAX_WAITING_MESSAGES, 100]);
  });

  it('F-CHT-11 an emptied outbox keeps its messages in the store unless it is emptied for good', () => {
    const { type, clear, store, waiting } = openReady();
    type('a');
    expect(clear(false).map(({ cid }) => cid)).toEqual(['a']);
    expect([waiting(), store.list('member:ann').length]).toEqual([[], 1]);
    type('b');
    clear(true);
    expect(store.list('member:ann').map(({ cid }) => cid)).toEqual(['a']);
  });
});
