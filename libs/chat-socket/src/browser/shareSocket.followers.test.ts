import { createFakeClock } from '@pavilion/kernel/testing';
import { flush, openFollower, openLeader, openOneTab } from '../testing/openOneTab.ts';
import type { TabMessage } from './tabChannel.ts';

const createJoin = (rid: string, leave?: boolean) =>
  JSON.stringify({ msgId: 10002, msgData: { cid: 'me', rid, leave } });

/** Opens a leader whose followers `a` and `b` have joined the lobby, and `a` has also joined `sport`. */
function openLeaderOfTwo(lock?: string) {
  const tab = openLeader();
  tab.receive({ type: 'hello', from: 'a', ...(lock !== undefined && { lock }) });
  tab.receive({ type: 'hello', from: 'b' });
  for (const [from, rid] of [
    ['a', 'lobby'],
    ['b', 'lobby'],
    ['a', 'sport'],
  ] as const)
    tab.receive({ type: 'up', from, text: createJoin(rid) });
  tab.take();
  tab.real.calls.length = 0;
  return tab;
}

/** Opens a tab whose own lock is granted by the test. */
function openWaitingTab() {
  const grants: (() => Promise<void>)[] = [];
  const request = (_name: string, _options: object, granted: () => Promise<void>) => {
    grants.push(granted);
    return new Promise(() => undefined);
  };
  return { ...openOneTab({ locks: { request } }), grants };
}

describe('the end of a follower', () => {
  it.each`
    action                | end
    ${'is closed'}        | ${(tab: ReturnType<typeof openFollower>) => tab.socket.close()}
    ${'loses its leader'} | ${(tab: ReturnType<typeof openFollower>) => tab.receive({ type: 'closed', code: 1011 })}
  `(
    'CHT-05 a follower that $action posts bye and releases its lock',
    async ({ end }: { end: (tab: ReturnType<typeof openFollower>) => void }) => {
      const tab = openFollower();
      expect(tab.own.isHeld).toBe(true);
      end(tab);
      await flush();
      expect([tab.take(), tab.own.isHeld]).toEqual([[{ type: 'bye', from: 'me' }], false]);
    },
  );

  it('CHT-05 a leader leaves the rooms of a follower that has ended, except those of other tabs', () => {
    const { real, receive } = openLeaderOfTwo();
    receive({ type: 'bye', from: 'a' });
    receive({ type: 'bye', from: 'a' });
    expect(real.calls).toEqual([['send', createJoin('sport', true)]]);
    receive({ type: 'bye', from: 'b' });
    expect(real.calls.slice(1)).toEqual([['send', createJoin('lobby', true)]]);
  });

  it('CHT-05 a leader stays in a room that it has joined itself', () => {
    const { real, receive, socket } = openLeaderOfTwo();
    socket.send(createJoin('sport'));
    real.calls.length = 0;
    receive({ type: 'bye', from: 'a' });
    expect(real.calls).toEqual([]);
  });

  it('CHT-05 a leader posts no frames after the end of its last follower', () => {
    const { real, receive, take } = openLeaderOfTwo();
    receive({ type: 'bye', from: 'a' });
    receive({ type: 'bye', from: 'b' });
    real.handlers?.onMessage('x');
    expect(take()).toEqual([]);
  });

  it('CHT-05 a follower ignores the end of another follower', () => {
    const { receive, log, take, real } = openFollower();
    receive({ type: 'bye', from: 'a' });
    expect([log, take(), real.calls]).toEqual([['open'], [], []]);
  });

  it('CHT-05 a leader whose socket is opening sends nothing at the end of a follower', () => {
    const { requests, real, receive } = openOneTab();
    void requests[0]?.grant();
    receive({ type: 'hello', from: 'a' });
    receive({ type: 'up', from: 'a', text: createJoin('lobby') });
    real.calls.length = 0;
    receive({ type: 'bye', from: 'a' });
    expect(real.calls).toEqual([]);
  });
});

describe('a follower that crashes', () => {
  it('CHT-05 a tab announces itself when its own lock is granted', () => {
    const { grants, receive, take } = openWaitingTab();
    receive({ type: 'open' });
    expect(take()).toEqual([]);
    void grants[0]?.();
    expect(take()).toEqual([{ type: 'hello', from: 'me', lock: 'pavilion-chat:ann#me' }]);
  });

  it('CHT-05 a tab that ends before its own lock is granted releases it at once', async () => {
    const { grants, socket, take } = openWaitingTab();
    socket.close();
    take();
    await expect(grants[0]?.()).resolves.toBeUndefined();
    expect(take()).toEqual([]);
  });

  it('CHT-05 a leader requests the lock of each follower once', () => {
    const { receive, watches } = openLeaderOfTwo('site#a');
    receive({ type: 'hello', from: 'a', lock: 'site#a' });
    expect(watches.map(({ name, options }) => [name, options.steal])).toEqual([['site#a', undefined]]);
  });

  it('CHT-05 a leader leaves the rooms of a follower whose lock was released', async () => {
    const { real, watches } = openLeaderOfTwo('site#a');
    expect(real.calls).toEqual([]);
    await watches[0]?.grant();
    expect(real.calls).toEqual([['send', createJoin('sport', true)]]);
  });

  it('CHT-05 a leader leaves the room of a join request that arrives after the end of its tab', async () => {
    const { real, watches, receive } = openLeaderOfTwo('site#a');
    await watches[0]?.grant();
    real.calls.length = 0;
    receive({ type: 'up', from: 'a', text: createJoin('vip') });
    receive({ type: 'up', from: 'a', text: 'words' });
    expect(real.calls).toEqual([
      ['send', createJoin('vip')],
      ['send', createJoin('vip', true)],
      ['send', 'words'],
    ]);
  });

  it('CHT-05 a leader that ends stops waiting for the locks of its followers', async () => {
    const { socket, watches } = openLeaderOfTwo('site#a');
    socket.close();
    expect(watches[0]?.options.signal?.aborted).toBe(true);
    watches[0]?.reject();
    await flush();
  });
});

describe('two leaders', () => {
  it.each`
    message                                             | result
    ${{ type: 'closed', code: 1011, leader: 'former' }} | ${['open']}
    ${{ type: 'closed', code: 1011 }}                   | ${['open']}
    ${{ type: 'closed', code: 1011, leader: 'lead' }}   | ${['open', 'channel closed', 1011]}
    ${{ type: 'down', data: 'x', leader: 'former' }}    | ${['open']}
    ${{ type: 'down', data: 'x' }}                      | ${['open']}
    ${{ type: 'down', data: 'x', leader: 'lead' }}      | ${['open', 'x']}
    ${{ type: 'open', leader: 'former', since: 4 }}     | ${['open']}
    ${{ type: 'open', leader: 'next', since: 5 }}       | ${['open', 'channel closed', 4012]}
    ${{ type: 'open' }}                                 | ${['open', 'channel closed', 4012]}
  `('CHT-05 a follower of the leader of time 5 reacts to $message with $result', ({ message, result }) => {
    const { receive, log } = openFollower({ leader: 'lead', since: 5 });
    receive(message as TabMessage);
    expect(log).toEqual(result);
  });

  it('CHT-05 a follower keeps its leader when a former one responds late', () => {
    const { receive, log } = openFollower({ leader: 'lead', since: 5 });
    receive({ type: 'open', to: 'me', leader: 'former', since: 4 });
    receive({ type: 'closed', code: 4012, leader: 'former' });
    receive({ type: 'down', data: 'x', leader: 'lead' });
    expect(log).toEqual(['open', 'x']);
  });

  it('CHT-05 a leader that was frozen posts its own id when it ends', async () => {
    const { requests, take } = openLeader();
    requests[0]?.reject();
    await flush();
    expect(take()).toEqual([{ type: 'closed', code: 4012, leader: 'me' }]);
  });

  it('CHT-05 a follower that receives the lock reports the end of its former leader', () => {
    const { requests, take } = openFollower({ leader: 'lead', since: 5 });
    void requests[0]?.grant();
    expect(take()).toEqual([{ type: 'closed', code: 4012, leader: 'lead' }]);
  });

  it('CHT-05 a leader posts the time at which it received the lock', async () => {
    const clock = createFakeClock();
    const { requests, real, take } = openOneTab({ clock });
    const granted = clock.now();
    void requests[0]?.grant();
    await clock.advanceAsync(500);
    take();
    real.handlers?.onOpen();
    expect(take()).toEqual([{ type: 'open', leader: 'me', since: granted }]);
  });
});

describe('tabs of other versions', () => {
  it('CHT-05 a follower accepts a leader without an id', () => {
    const { receive, log } = openFollower();
    receive({ type: 'down', data: 'x' });
    receive({ type: 'closed', code: 1011, leader: 'newer' });
    receive({ type: 'closed', code: 1011 });
    expect(log).toEqual(['open', 'x', 'channel closed', 1011]);
  });

  it('CHT-05 a leader accepts a follower without a lock', () => {
    const { receive, watches, requests, take } = openLeader();
    receive({ type: 'hello', from: 'older' });
    expect([watches.length, requests.length]).toEqual([0, 1]);
    expect(take()).toMatchObject([{ type: 'open', to: 'older' }]);
  });

  it.each([openLeader, openFollower])('CHT-05 a tab ignores a message of an unknown type: %p', (open) => {
    const { receive, log, take } = open();
    receive({ type: 'later' } as unknown as TabMessage);
    expect([log, take()]).toEqual([['open'], []]);
  });
});
