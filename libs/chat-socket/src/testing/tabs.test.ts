import { createMemoryStore } from '@pavilion/kernel';
import { shareSocket } from '../browser/shareSocket.ts';
import type { ChatClient } from '../client/chatClient.ts';
import { createChatClient } from '../client/createChatClient.ts';
import { createMemoryOutbox } from '../client/createMemoryOutbox.ts';
import { seeded } from './seeded.ts';
import { createSimLine } from './sim/simLine.ts';
import { createSimServer } from './sim/simServer.ts';
import { createSimTabs } from './sim/simTabs.ts';
import { createFakeClock } from '@pavilion/kernel/testing';

const MEMBER = { kind: 'member', key: 'ann' } as const;

/** Creates a browser with tabs of one member. */
function openBrowser(seed: number) {
  const clock = createFakeClock();
  const random = seeded(seed);
  const server = createSimServer(clock, random);
  const line = createSimLine('ann', { clock, random, host: server });
  const outbox = createMemoryOutbox();
  const browser = createSimTabs(clock);
  const tabs = new Map<number, ChatClient>();
  const sentCids: string[] = [];
  let ids = 0;
  let names = 0;

  const openTab = (): number => {
    const tab = (names += 1);
    const createId = () => `id-${(ids += 1)}`;
    const client = createChatClient({
      clock,
      random,
      outbox,
      createId,
      store: createMemoryStore(),
      fetchJwt: () => Promise.resolve(server.sign('ann')),
      openSocket: shareSocket({
        clock,
        createId,
        open: line.open,
        locks: browser.createLocks(tab),
        createChannel: browser.createChannel(tab),
      }),
    });
    client.join('lobby');
    client.start(MEMBER);
    tabs.set(tab, client);
    return tab;
  };
  const shut = (tab: number, how: 'stop' | 'crash'): void => {
    if (how === 'crash') browser.gone(tab);
    tabs.get(tab)?.dispose();
    tabs.delete(tab);
  };
  const type = (tab: number): void => {
    const result = tabs.get(tab)?.send({ rid: 'lobby', msg: `words ${sentCids.length}` });
    if (result?.isQueued) sentCids.push(result.cid);
  };
  const pass = (ms: number) => clock.advanceAsync(ms);
  return { clock, random, server, line, browser, tabs, sentCids, openTab, shut, type, pass };
}

/** Opens or closes a tab, cuts the connection, or sends a message, at random. */
function stepAtRandom({ random, line, tabs, openTab, shut, type }: ReturnType<typeof openBrowser>): void {
  const pickTab = () => [...tabs.keys()][Math.floor(random() * tabs.size)] as number;
  const dice = random();
  if (tabs.size === 0 || (dice < 0.15 && tabs.size < 4)) openTab();
  else if (dice < 0.25) shut(pickTab(), random() < 0.5 ? 'stop' : 'crash');
  else if (dice < 0.3) line.cut(1006);
  else type(pickTab());
}

it('CHT-05 tabs share one socket through stops, crashes and losses: no message is lost or duplicated', async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const browser = openBrowser(seed);
    const { clock, random, server, line, tabs, sentCids, openTab, shut, pass } = browser;
    for (let step = 0; step < 60; step += 1) {
      stepAtRandom(browser);
      await pass(random() * 3_000);
      if (line.live() > 1) throw new Error(`seed ${seed}: ${line.live()} sockets`);
    }
    if (tabs.size === 0) openTab();
    await pass(60_000);
    const mids = server.log('lobby').map(({ mid }) => mid);
    const logged = server.log('lobby').map(({ cid }) => cid);
    expect({ seed, logged: [...logged].sort() }).toEqual({ seed, logged: [...sentCids].sort() });
    for (const client of tabs.values()) {
      const { rooms, step } = client.getState();
      const seen = rooms['lobby']?.messages.map(({ mid }) => mid) ?? [];
      expect([step, seen]).toEqual(['ready', mids.slice(-seen.length)]);
    }
    expect(line.live()).toBe(1);
    [...tabs.keys()].forEach((tab) => shut(tab, 'stop'));
    await pass(1_000);
    expect([line.live(), clock.pending()]).toEqual([0, 0]);
  }
});

it.each(['stop', 'crash'] as const)('CHT-05 leaves the rooms of a follower after its %s', async (how) => {
  const { tabs, openTab, shut, pass, server } = openBrowser(1);
  openTab();
  await pass(1_000);
  const second = openTab();
  tabs.get(second)?.join('sport');
  await pass(1_000);
  expect([server.presence('lobby'), server.presence('sport')]).toEqual([1, 1]);
  shut(second, how);
  await pass(1_000);
  expect([server.presence('lobby'), server.presence('sport')]).toEqual([1, 0]);
});

it('CHT-05 keeps the connections of the other tabs when a frozen leader thaws', async () => {
  const { browser, tabs, openTab, pass, line } = openBrowser(1);
  const first = openTab();
  await pass(1_000);
  browser.freeze(first);
  openTab();
  await pass(5_000);
  const third = openTab();
  await pass(1_000);
  const steps: string[] = [];
  tabs.get(third)?.subscribe(() => steps.push(tabs.get(third)?.getState().step ?? ''));
  browser.thaw(first);
  await pass(5_000);
  expect([...new Set(steps)].filter((step) => step !== 'ready')).toEqual([]);
  expect([tabs.get(first)?.getState().step, tabs.get(third)?.getState().step, line.live()]).toEqual([
    'ready',
    'ready',
    1,
  ]);
});

it('CHT-05 steals the lock of a frozen leader within 5 s', async () => {
  const { browser, tabs, openTab, type, pass, server } = openBrowser(1);
  const first = openTab();
  await pass(1_000);
  browser.freeze(first);
  const second = openTab();
  type(second);
  await pass(5_000);
  expect([tabs.get(second)?.getState().step, server.log('lobby').length]).toEqual(['ready', 1]);
});
