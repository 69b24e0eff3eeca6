import type { ChatIdentity } from '../machine/chatPorts.ts';
import { flush, MEMBER, openFollower, openLeader, openOneTab } from '../testing/openOneTab.ts';
import type { TabMessage } from './tabChannel.ts';

/** Time of the fake clock. */
const NOW = 1_700_000_000_000;
const HELLO = { type: 'hello', from: 'me', lock: 'pavilion-chat:ann#me' };

describe('one tab', () => {
  it.each`
    identity                          | options             | name
    ${MEMBER}                         | ${{}}               | ${'pavilion-chat:ann'}
    ${{ kind: 'member', key: 'bob' }} | ${{ name: 'site' }} | ${'site:bob'}
    ${{ kind: 'guest' }}              | ${{}}               | ${'pavilion-chat:'}
  `('CHT-05 waits for the lock $name of its site and identity and opens no socket', ({ identity, options, name }) => {
    const { requests, real, take } = openOneTab(options as object, identity as ChatIdentity);
    expect(requests.map((request) => request.name)).toEqual([name]);
    expect([real.handlers, take()]).toEqual([undefined, [{ type: 'hello', from: 'me', lock: `${name}#me` }]]);
  });

  it('CHT-05 a leader opens the socket and sends its state to a follower that requests it', () => {
    const { requests, real, log, receive, take } = openOneTab();
    take();
    void requests[0]?.grant();
    receive({ type: 'hello', from: 'other' });
    expect(take()).toEqual([{ type: 'wait', to: 'other' }]);
    real.handlers?.onOpen();
    expect([log, take()]).toEqual([['open'], [{ type: 'open', leader: 'me', since: NOW }]]);
    receive({ type: 'hello', from: 'other' });
    expect(take()).toEqual([{ type: 'open', to: 'other', leader: 'me', since: NOW }]);
  });

  it('CHT-05 a leader passes frames on once it has a follower, and sends those of followers', () => {
    const { real, log, receive, take, socket } = openLeader();
    real.handlers?.onMessage('a');
    expect(take()).toEqual([]);
    receive({ type: 'hello', from: 'other' });
    take();
    real.handlers?.onMessage('b');
    expect([take(), log]).toEqual([[{ type: 'down', data: 'b', leader: 'me' }], ['open', 'a', 'b']]);
    receive({ type: 'up', from: 'other', text: 'theirs' });
    socket.send('mine');
    expect(real.calls).toEqual([
      ['send', 'theirs'],
      ['send', 'mine'],
    ]);
  });

  it('CHT-05 a leader ignores the messages of another leader', () => {
    const { log, receive, take } = openLeader();
    receive({ type: 'open' });
    receive({ type: 'open', to: 'me' });
    receive({ type: 'down', data: 'x' });
    receive({ type: 'closed', code: 1006 });
    expect([log, take()]).toEqual([['open'], []]);
  });

  it('CHT-05 a follower opens with its leader, sends through it and receives its frames', () => {
    const { socket, real, log, receive, take } = openOneTab();
    take();
    receive({ type: 'open', to: 'other' });
    receive({ type: 'down', data: 'early' });
    expect(log).toEqual([]);
    receive({ type: 'open', to: 'me' });
    receive({ type: 'down', data: 'a' });
    socket.send('mine');
    expect([log, take()]).toEqual([['open', 'a'], [{ type: 'up', from: 'me', text: 'mine' }]]);
    receive({ type: 'hello', from: 'other' });
    receive({ type: 'up', from: 'other', text: 'theirs' });
    expect([take(), real.calls]).toEqual([[], []]);
  });

  it('CHT-05 a tab that is still opening announces itself to a new leader', () => {
    const { receive, take, log } = openOneTab();
    take();
    receive({ type: 'open' });
    expect([take(), log]).toEqual([[HELLO], []]);
  });

  it.each`
    message                           | code
    ${{ type: 'open' }}               | ${4012}
    ${{ type: 'closed', code: 1011 }} | ${1011}
  `('CHT-05 a follower closes with $code after $message', ({ message, code }) => {
    const { receive, log } = openFollower();
    receive(message as TabMessage);
    receive(message as TabMessage);
    expect(log).toEqual(['open', 'channel closed', code]);
  });

  it('CHT-05 a tab that is still opening ignores the end of another socket', () => {
    const { receive, log } = openOneTab();
    receive({ type: 'closed', code: 1011 });
    expect(log).toEqual([]);
  });

  it('CHT-05 a follower that receives the lock closes with 4012, to log in again as leader', () => {
    const { requests, real, log } = openFollower();
    void requests[0]?.grant();
    expect([log, real.handlers]).toEqual([['open', 'channel closed', 4012], undefined]);
  });

  it('CHT-05 steals the lock of a leader that is silent for 3 s, and gives up its place in the queue', async () => {
    const { clock, requests } = openOneTab();
    await clock.advanceAsync(2_999);
    expect(requests).toHaveLength(1);
    await clock.advanceAsync(1);
    expect(requests.map(({ options }) => options.steal)).toEqual([undefined, true]);
    expect(requests[0]?.options.signal?.aborted).toBe(true);
  });

  it.each`
    message                          | steals
    ${{ type: 'wait', to: 'me' }}    | ${false}
    ${{ type: 'open', to: 'me' }}    | ${false}
    ${{ type: 'wait', to: 'other' }} | ${true}
    ${{ type: 'open', to: 'other' }} | ${true}
  `('CHT-05 after $message it steals the lock: $steals', async ({ message, steals }) => {
    const { clock, requests, receive } = openOneTab();
    receive(message as TabMessage);
    await clock.advanceAsync(10_000);
    expect(requests.length > 1).toBe(steals);
  });

  it('CHT-05 a leader never steals its own lock', async () => {
    const { clock, requests } = openOneTab();
    void requests[0]?.grant();
    await clock.advanceAsync(10_000);
    expect(requests).toHaveLength(1);
  });

  it('CHT-05 a leader whose lock was stolen closes its socket and reports 4012 once', async () => {
    const { requests, real, log } = openLeader();
    requests[0]?.reject();
    await flush();
    expect(real.calls).toEqual([['close', undefined]]);
    expect(log).toEqual(['open', 'channel closed', 4012]);
    real.handlers?.onClose(1006);
    expect(log).toHaveLength(3);
  });

  it('CHT-05 an aborted wait for the lock closes nothing', async () => {
    const { requests, log } = openFollower();
    requests[0]?.reject();
    await flush();
    expect(log).toEqual(['open']);
  });

  it('CHT-05 a leader whose socket closes releases the lock and informs its followers', async () => {
    const { real, log, take, released } = openLeader();
    real.handlers?.onClose(1011);
    await flush();
    expect([log, take()]).toEqual([['open', 'channel closed', 1011], [{ type: 'closed', code: 1011, leader: 'me' }]]);
    expect(released).toHaveBeenCalledTimes(1);
  });

  it('CHT-05 a socket that cannot be opened is reported with 1006 and releases the lock', async () => {
    const { requests, log } = openOneTab({
      open: () => {
        throw new Error('no socket');
      },
    });
    const released = jest.fn();
    void requests[0]?.grant().then(released);
    await flush();
    expect([log, released.mock.calls.length]).toEqual([['channel closed', 1006], 1]);
  });

  it('CHT-05 F-CHT-18 a closed leader closes the real socket with the code, hands over, and reports nothing', async () => {
    const { socket, real, log, take, released, clock } = openLeader();
    socket.close(4003);
    socket.close(1000);
    await flush();
    expect([real.calls, take()]).toEqual([[['close', 4003]], [{ type: 'closed', code: 4012, leader: 'me' }]]);
    expect([log, released.mock.calls.length, clock.pending()]).toEqual([['open', 'channel closed'], 1, 0]);
  });

  it('F-CHT-18 a closed tab stops waiting for the lock and opens no socket if it receives it', async () => {
    const { socket, requests, real, clock, take } = openOneTab();
    take();
    socket.close();
    expect([requests[0]?.options.signal?.aborted, clock.pending()]).toEqual([true, 0]);
    expect(take()).toEqual([{ type: 'bye', from: 'me' }]);
    await requests[0]?.grant();
    expect(real.handlers).toBeUndefined();
  });
});
