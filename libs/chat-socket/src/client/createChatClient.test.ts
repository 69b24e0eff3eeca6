import { openStage, type Stage } from '../testing/openStage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function ready(ports: Parameters<typeof openStage>[0] = {}): Promise<Stage> {
  const stage = openStage(ports);
  stage.start();
  await stage.pass(1_000);
  expect(stage.step()).toBe('ready');
  return stage;
}

describe('the link', () => {
  it('F-CHT-01 opens one socket, tries every 5 s and uses one timer while a server is down for 24 h', async () => {
    const stage = openStage();
    stage.line.networkFaults.connect = 'throws';
    stage.start();
    await stage.pass(24 * HOUR);
    expect(stage.opened.length).toBe(17_281);
    expect([stage.line.live(), stage.clock.pending()]).toEqual([0, 1]);
  });

  it.each`
    code    | then
    ${1000} | ${'stop'}
    ${1001} | ${'5 s'}
    ${1005} | ${'5 s'}
    ${1006} | ${'5 s'}
    ${1008} | ${'stop'}
    ${1009} | ${'5 s'}
    ${1011} | ${'5 s'}
    ${1012} | ${'5 s'}
    ${1013} | ${'5 s'}
    ${4001} | ${'at once, with a fresh jwt'}
    ${4003} | ${'stop'}
    ${4012} | ${'at once, with a fresh jwt'}
  `('F-CHT-02 closed with $code: $then', async ({ code, then }) => {
    let jwts = 0;
    const stage: Stage = openStage({ fetchJwt: () => Promise.resolve(stage.server.sign(`ann${(jwts += 1)}`)) });
    stage.start();
    await stage.pass(1_000);
    const at = stage.clock.now();
    stage.line.cut(code as number);
    await stage.pass(HOUR / 60);
    const waited = (stage.opened[1] ?? Infinity) - at;
    expect(waited).toBe({ stop: Infinity, '5 s': 5_000 }[then as string] ?? 0);
    if (then === 'stop')
      expect(stage.client.getState()).toMatchObject({ step: 'stopped', failure: { kind: 'closed', code } });
    else expect(stage.client.getState().me?.uid).toBe('ann2');
  });

  it.each`
    random   | later
    ${0}     | ${4_000}
    ${0.5}   | ${5_000}
    ${0.999} | ${5_998}
  `('C1 reconnects 5.0 s after a loss, and $later ms after a refused handshake', async ({ random, later }) => {
    const stage = await ready({ random: () => random as number });
    const lostAt = stage.clock.now();
    stage.line.networkFaults.connect = 'fails';
    stage.line.cut(1006);
    await stage.pass(30_000);
    const [first = 0, ...others] = stage.opened.slice(1);
    expect(first - lostAt).toBe(5_000);
    const gaps = others.map((at, index) => at - ([first, ...others][index] ?? 0));
    // The failure of a handshake is known some milliseconds after its start.
    expect(gaps.slice(0, 3).map((gap) => gap >= (later as number) && gap < (later as number) + 200)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('C1 waits 5.0 s after each loss of a login', async () => {
    const stage = await ready({ random: () => 0 });
    for (let time = 0; time < 3; time += 1) {
      stage.line.cut(1006);
      await stage.pass(4_999);
      expect(stage.opened.length).toBe(time + 1);
      await stage.pass(1_000);
      expect(stage.step()).toBe('ready');
    }
  });

  it('F-CHT-03 closes the socket after 30 s without a message; any message keeps it', async () => {
    const stage = await ready();
    stage.line.networkFaults.lossUp = 1;
    for (let word = 0; word < 10; word += 1) {
      stage.server.post('lobby', `word ${word}`);
      await stage.pass(29_000);
    }
    expect(stage.opened.length).toBe(1);
    const lastMessageAt = stage.clock.now() - 29_000 + 40;
    stage.line.networkFaults.connect = 'hangs';
    await stage.pass(6_100);
    expect([stage.opened.length, (stage.opened[1] ?? 0) - lastMessageAt]).toEqual([2, 35_000]);
  });

  it('F-CHT-09 retries a failed exchange after 5, 10, 20 … 60 s and never logs a member in as a guest', async () => {
    const tries: number[] = [];
    const stage: Stage = openStage({
      fetchJwt: () => {
        tries.push(stage.clock.now());
        return tries.length < 7 ? Promise.reject(new Error('6005')) : Promise.resolve(stage.server.sign('ann'));
      },
    });
    stage.start();
    await stage.pass(1_000);
    expect(stage.client.getState()).toMatchObject({ step: 'backingOff', failure: { kind: 'token' }, me: undefined });
    await stage.pass(5 * MINUTE);
    expect(tries.slice(1, 7).map((at, index) => at - (tries[index] ?? 0))).toEqual(
      [5, 10, 20, 40, 60, 60].map((s) => s * 1_000),
    );
    expect(stage.client.getState()).toMatchObject({ step: 'ready', failure: undefined, me: { uid: 'ann' } });
  });

  it('F-CHT-09 stops with a failure when the session has ended', async () => {
    const stage = openStage({ fetchJwt: () => Promise.reject(new Error('6001')), isLoginOver: () => true });
    stage.start();
    await stage.pass(HOUR);
    expect(stage.client.getState()).toMatchObject({ step: 'stopped', failure: { kind: 'ended' } });
    expect([stage.opened.length, stage.clock.pending()]).toEqual([1, 0]);
  });

  it('F-CHT-12 a login reply without the member counts as a refused login, and the next one is tried later', async () => {
    let isBroken = true;
    const stage: Stage = openStage({
      openSocket: (handlers) => {
        const onMessage = (data: unknown) =>
          handlers.onMessage(isBroken ? String(data).replace('"nickname":', '"other":') : data);
        return stage.line.open({ ...handlers, onMessage });
      },
    });
    stage.start();
    await stage.pass(1_000);
    expect(stage.client.getState()).toMatchObject({ step: 'backingOff', failure: { kind: 'login' }, me: undefined });
    isBroken = false;
    await stage.pass(MINUTE);
    expect(stage.client.getState()).toMatchObject({ step: 'ready', failure: undefined, me: { uid: 'ann' } });
  });

  it('F-CHT-10 renews a login before it ends, on the same socket, without losing messages', async () => {
    const stage = await ready();
    for (let minute = 0; minute < 30; minute += 1) {
      stage.type(`minute ${minute}`);
      await stage.pass(MINUTE);
    }
    expect([stage.opened.length, stage.logged().length]).toEqual([1, 30]);
  });

  it('CHT-06 a join request that was lost is repeated with a heartbeat', async () => {
    const stage = await ready();
    stage.line.networkFaults.lossUp = 1;
    stage.client.join('sport');
    await stage.pass(1_000);
    stage.line.networkFaults.lossUp = 0;
    await stage.pass(20_000);
    stage.server.post('sport', 'words');
    await stage.pass(1_000);
    expect(stage.client.getState().rooms['sport']?.messages).toMatchObject([{ msg: 'words' }]);
  });

  it('F-CHT-16 keeps the link of a page hidden for 10 min and replaces a dead link within 1 s', async () => {
    let hidden = false;
    const stage: Stage = openStage({
      clock: {
        now: () => stage.clock.now(),
        after: (ms, callback) => {
          const due = stage.clock.now() + ms;
          return stage.clock.after((hidden ? Math.ceil(due / MINUTE) * MINUTE : due) - stage.clock.now(), callback);
        },
      },
    });
    stage.start();
    await stage.pass(1_000);
    hidden = true;
    await stage.pass(10 * MINUTE);
    hidden = false;
    stage.wake('visible');
    await stage.pass(MINUTE);
    expect([stage.opened.length, stage.step()]).toEqual([1, 'ready']);
    stage.line.networkFaults.isHalfOpen = true;
    await stage.pass(20_000);
    stage.wake('visible');
    stage.line.networkFaults.isHalfOpen = false;
    await stage.pass(1_000);
    expect([stage.opened.length, stage.step()]).toEqual([2, 'ready']);
  });

  it('F-CHT-17 reconnects within 1 s with one socket after each of fifty offline periods', async () => {
    const stage = await ready();
    for (let time = 0; time < 50; time += 1) {
      stage.wake('offline');
      expect([stage.step(), stage.line.live()]).toEqual(['waiting', 0]);
      stage.wake('online');
      await stage.pass(1_000);
      expect([stage.step(), stage.line.live()]).toEqual(['ready', 1]);
    }
  });

  it('F-CHT-18 leaves no listener, timer or socket after a thousand starts and stops', async () => {
    const stage = openStage();
    for (let time = 0; time < 1_000; time += 1) {
      stage.start();
      await stage.pass(time);
      stage.client.stop();
    }
    await stage.pass(1_000);
    expect([stage.line.live(), stage.clock.pending(), stage.wakers.size]).toEqual([0, 0, 1]);
    stage.client.dispose();
    expect(stage.wakers.size).toBe(0);
  });
});

describe('messages', () => {
  it('F-CHT-05 F-CHT-20 wait for the login and are sent once, in order and trimmed; blank ones are refused', async () => {
    const stage = openStage();
    stage.start();
    for (const typed of [' 一 ', '\u200b\u2060', '   ', '二\n', '三']) stage.type(typed);
    expect(stage.type('好'.repeat(501))).toEqual({ isQueued: false, reason: 'tooLong' });
    expect(stage.type('😀'.repeat(500)).isQueued).toBe(true);
    await stage.pass(2_000);
    expect(stage.logged()).toEqual(['一', '二', '三', '😀'.repeat(500)]);
    expect(stage.shown()).toEqual(stage.logged());
    expect(stage.client.getState().outbox).toEqual([]);
  });

  it('F-CHT-06 stores 100 of 500 messages written offline and refuses the others', async () => {
    const stage = openStage();
    stage.line.networkFaults.connect = 'fails';
    stage.start();
    const results = Array.from({ length: 500 }, (_, index) => stage.type(`${index}`));
    expect(results.slice(100)).toEqual(Array(400).fill({ isQueued: false, reason: 'full' }));
    await stage.pass(MINUTE);
    stage.line.networkFaults.connect = 'opens';
    await stage.pass(MINUTE);
    expect(stage.logged()).toEqual(Array.from({ length: 100 }, (_, index) => `${index}`));
  });

  it('F-CHT-07 sends a message again after a lost reply and shows it once', async () => {
    const stage = await ready();
    stage.server.serverFaults.swallowed = 1;
    stage.line.networkFaults.lossDown = 1;
    stage.type('一');
    await stage.pass(5_000);
    expect([stage.logged(), stage.client.getState().outbox.length]).toEqual([['一'], 1]);
    stage.line.networkFaults.lossDown = stage.server.serverFaults.swallowed = 0;
    await stage.pass(15_000);
    expect([stage.logged(), stage.shown(), stage.client.getState().outbox]).toEqual([['一'], ['一'], []]);
  });

  it('F-CHT-08 loads forty messages that were missed while disconnected', async () => {
    const stage = await ready();
    stage.server.post('lobby', 'before');
    await stage.pass(1_000);
    stage.line.cut(1006);
    for (let word = 0; word < 40; word += 1) stage.server.post('lobby', `${word}`);
    await stage.pass(30_000);
    expect(stage.shown()).toEqual(stage.logged());
  });

  it('F-CHT-11 a logout drops waiting messages with an event and sends none under another identity', async () => {
    const stage = await ready();
    stage.line.networkFaults.isHalfOpen = true;
    ['一', '二'].forEach(stage.type);
    stage.client.disconnectIdentity();
    stage.line.networkFaults.isHalfOpen = false;
    expect(stage.events).toMatchObject([{ type: 'dropped', entries: [{ msg: '一' }, { msg: '二' }] }]);
    stage.client.start({ kind: 'guest' });
    await stage.pass(MINUTE);
    expect(stage.client.getState()).toMatchObject({ me: { role: 'guest' }, outbox: [] });
    expect([stage.logged(), stage.outbox.list('member:ann')]).toEqual([[], []]);
  });

  it('CHT-05 a refused message waits for the player and does not block the next one', async () => {
    const stage = await ready();
    stage.server.serverFaults.refusesWords = true;
    stage.type('bad');
    await stage.pass(1_000);
    stage.server.serverFaults.refusesWords = false;
    stage.type('good');
    await stage.pass(1_000);
    const [failed] = stage.client.getState().outbox;
    expect([stage.logged(), failed?.failure]).toEqual([['good'], 6008]);
    stage.client.resend(failed?.cid ?? '');
    await stage.pass(1_000);
    expect(stage.logged()).toEqual(['good', 'bad']);
  });

  it('F-CHT-12 logs each invalid frame once and keeps the socket', async () => {
    const stage = await ready();
    const frames: [unknown, string][] = [
      ['{', 'notJson'],
      [new ArrayBuffer(4), 'binary'],
      ['{"msgId":-1,"msgData":{}}', 'noId'],
      ['{"msgId":"x","msgData":{}}', 'noId'],
      ['{"msgId":99999,"msgData":{}}', 'unknownId'],
      ['{"msgId":10004}', 'noData'],
      ['null', 'noId'],
      ['{"msgId":10004,"msgData":{"mid":"1"}}', 'badData'],
      [`"${'好'.repeat(22_000)}"`, 'tooLarge'],
      ['x'.repeat(1_000_000), 'tooLarge'],
      ['['.repeat(10_000), 'notJson'],
      [`{"msgId":10004,"msgData":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 'badData'],
    ];
    frames.forEach(([frame]) => stage.line.sendRaw(frame));
    await stage.pass(1_000);
    expect(stage.warnings.map(({ fields }) => (fields as { fault: string }).fault)).toEqual(
      frames.map(([, fault]) => fault),
    );
    expect([stage.step(), stage.opened.length]).toEqual(['ready', 1]);
  });

  it('F-CHT-22 logs no token', async () => {
    const stage = await ready();
    stage.line.sendRaw('{');
    stage.line.cut(1011);
    await stage.pass(MINUTE);
    expect(JSON.stringify(stage.warnings)).not.toContain(stage.server.sign('ann').slice(0, 4));
  });
});

describe('rooms', () => {
  it('CHT-04 loads history in pages of 15 until its end', async () => {
    const stage = openStage();
    for (let word = 0; word < 40; word += 1) stage.server.post('lobby', `${word}`);
    stage.start();
    await stage.pass(1_000);
    const sizes = [stage.shown().length];
    for (let page = 0; page < 3; page += 1) {
      stage.client.loadHistory('lobby');
      await stage.pass(1_000);
      sizes.push(stage.shown().length);
    }
    expect(sizes).toEqual([15, 30, 40, 40]);
    expect(stage.client.getState().rooms['lobby']).toMatchObject({ hasMore: false, isLoading: false });
  });

  it('CHT-06 counts unread messages since the last read mark, also after a reload', async () => {
    const first = await ready();
    const unread = (stage: Stage) => stage.client.getState().rooms['lobby']?.unread;
    first.server.post('lobby', 'one');
    first.server.post('lobby', 'two');
    await first.pass(1_000);
    expect(unread(first)).toBe(2);
    first.client.markRead('lobby');
    expect(unread(first)).toBe(0);
    const second = openStage({ store: first.store });
    for (let word = 0; word < 5; word += 1) second.server.post('lobby', `${word}`);
    second.start();
    await second.pass(1_000);
    expect(unread(second)).toBe(3);
  });

  it('CHT-01 pushes change rooms: recall, mute, rights, online count, announcements, removal', async () => {
    const stage = await ready();
    stage.server.post('lobby', 'words');
    const push = (msgId: number, msgData: object) => stage.line.sendRaw(JSON.stringify({ msgId, msgData }));
    await stage.pass(500);
    push(10008, { rid: 'lobby', mid: 1 });
    push(10007, { uid: 'ann', until: 5, rid: 'lobby' });
    push(10007, { uid: 'bob', until: 9 });
    push(10014, { rid: 'lobby', online: 77 });
    push(10009, { id: 'a', msg: '停机', time: 1, until: 2 });
    push(10010, { rid: 'lobby', name: '大厅', lastMid: 1, online: 78, canSend: false, mutedUntil: 5 });
    await stage.pass(500);
    const { rooms, announcements } = stage.client.getState();
    expect(rooms['lobby']).toMatchObject({ name: '大厅', online: 78, canSend: false, mutedUntil: 5 });
    expect(rooms['lobby']?.messages).toMatchObject([{ mid: 1, msg: '', recalled: true }]);
    expect(announcements).toMatchObject([{ msg: '停机' }]);
    push(10017, { rid: 'lobby' });
    push(10016, { rooms: [{ rid: 'new', name: '新', lastMid: 0, online: 0, canSend: true }] });
    await stage.pass(500);
    expect(Object.keys(stage.client.getState().rooms)).toEqual(['new']);
  });

  it('CHT-06 keeps the five newest announcements, and one for each id', async () => {
    const stage = await ready();
    const announce = (id: string, msg: string) =>
      stage.line.sendRaw(JSON.stringify({ msgId: 10009, msgData: { id, msg, time: 1, until: 2 } }));
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) announce(id, `${id}-${stage.clock.now()}`);
    await stage.pass(500);
    expect(stage.client.getState().announcements.map(({ id }) => id)).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it('CHT-05 a push of the own message counts as its reply; that of another member does not', async () => {
    const stage = await ready();
    stage.server.serverFaults.swallowed = 1;
    stage.line.networkFaults.lossDown = 1;
    stage.type('words');
    await stage.pass(1_000);
    const [entry] = stage.client.getState().outbox;
    stage.line.networkFaults.lossDown = 0;
    const push = (uid: string) =>
      stage.line.sendRaw(
        JSON.stringify({
          msgId: 10004,
          msgData: {
            rid: 'lobby',
            mid: 1,
            uid,
            nickname: uid,
            role: 'member',
            category: 'text',
            msg: 'words',
            time: 1,
            cid: entry?.cid,
          },
        }),
      );
    push('bob');
    await stage.pass(500);
    expect(stage.client.getState().outbox).toHaveLength(1);
    push('ann');
    await stage.pass(500);
    expect(stage.client.getState().outbox).toEqual([]);
    expect(stage.events.filter(({ type }) => type === 'delivered')).toMatchObject([{ mid: 1, time: 1 }]);
  });

  it('CHT-03 a guest keeps the token of the first login', async () => {
    const first = openStage();
    first.client.start({ kind: 'guest' });
    await first.pass(1_000);
    const uid = first.client.getState().me?.uid;
    expect(first.store.get('chat.guest')).toBe(uid);
    first.client.stop();
    const second = openStage({ store: first.store });
    second.client.start({ kind: 'guest' });
    await second.pass(1_000);
    expect(second.client.getState().me).toMatchObject({ uid, role: 'guest' });
  });

  it('CHT-06 clearHistory discards messages, which are loaded again, and keeps waiting ones', async () => {
    const stage = await ready();
    stage.server.post('lobby', 'one');
    await stage.pass(500);
    stage.client.stop();
    stage.type('two');
    stage.client.clearHistory();
    expect(stage.shown()).toEqual([]);
    stage.start();
    await stage.pass(1_000);
    expect(stage.shown()).toEqual(['one', 'two']);
  });

  it.each([
    { code: 6003, why: 'removed', reason: '刷屏' },
    { code: 6003, why: 'aWordOfANewerServer', reason: undefined },
    { code: 6004, why: undefined, reason: undefined },
  ])('CHT-06 a removed member whose join is refused leaves the room and gets the reason: %o', async (no) => {
    let cid = '';
    const stage = await ready({ createId: () => (cid = `id-${Math.random()}`) });
    const room = () => stage.client.getState().rooms['lobby'];
    stage.line.sendRaw(JSON.stringify({ msgId: 10017, msgData: { rid: 'lobby', reason: '广告' } }));
    await stage.pass(500);
    expect(room()?.shut).toEqual({ code: 6003, why: 'removed', reason: '广告' });
    stage.client.join('lobby');
    expect(room()?.shut).toBeUndefined();
    stage.line.sendRaw(JSON.stringify({ msgId: 10002, msgData: { cid, ...no } }));
    await stage.pass(500);
    expect(room()).toMatchObject({ shut: no, isJoined: false });
  });
});
