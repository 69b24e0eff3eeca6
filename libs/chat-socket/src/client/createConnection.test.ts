import type { LinkSocketHandlers } from '@pavilion/kernel/link';
import { encodeFrame } from '../frames/encodeFrame.ts';
import { openStage, type Stage } from '../testing/openStage.ts';

const MINUTE = 60_000;

it('F-CHT-23 a login drops the waiting messages of the guest with an event and sends none as the member', async () => {
  const stage = openStage();
  stage.client.start({ kind: 'guest' });
  await stage.pass(1_000);
  stage.line.networkFaults.isHalfOpen = true;
  stage.type('guest words');
  stage.start();
  expect(stage.events).toMatchObject([{ type: 'dropped', entries: [{ msg: 'guest words' }] }]);
  stage.line.networkFaults.isHalfOpen = false;
  await stage.pass(MINUTE);
  expect(stage.client.getState()).toMatchObject({ me: { uid: 'ann', role: 'member' }, outbox: [] });
  expect([stage.logged(), stage.outbox.list('guest'), stage.outbox.list('member:ann')]).toEqual([[], [], []]);
});

it('F-CHT-23 a login of another member drops the waiting messages of the former one with an event', async () => {
  const stage = openStage();
  stage.start();
  stage.type('words of ann');
  stage.client.start({ kind: 'member', key: 'bob' });
  expect(stage.events).toMatchObject([{ type: 'dropped', entries: [{ msg: 'words of ann' }] }]);
  await stage.pass(MINUTE);
  expect([stage.logged(), stage.outbox.list('member:ann'), stage.outbox.list('member:bob')]).toEqual([[], [], []]);
});

it('F-CHT-11 a second start of the same identity keeps the waiting messages', async () => {
  const stage = openStage();
  stage.start();
  stage.type('words');
  stage.client.stop();
  stage.start();
  await stage.pass(1_000);
  expect([stage.logged(), stage.events.filter(({ type }) => type === 'dropped')]).toEqual([['words'], []]);
});

it('F-CHT-23 ignores frames and events of a closed socket', async () => {
  const sockets: LinkSocketHandlers[] = [];
  const stage: Stage = openStage({
    openSocket: (handlers) => {
      sockets.push(handlers);
      return stage.line.open(handlers);
    },
  });
  stage.start();
  await stage.pass(1_000);
  stage.line.networkFaults.connect = 'hangs';
  stage.wake('offline');
  stage.wake('online');
  const [closed] = sockets;
  const before = stage.client.getState();
  closed?.onMessage(
    encodeFrame(10004, {
      rid: 'lobby',
      mid: 1,
      uid: 'bob',
      nickname: 'bob',
      role: 'member',
      category: 'text',
      msg: 'late',
      time: 1,
    }),
  );
  closed?.onOpen();
  closed?.onClose(1008);
  expect(stage.client.getState()).toEqual(before);
  expect([stage.step(), stage.shown(), sockets.length]).toEqual(['connecting', [], 2]);
});

it('F-CHT-05 refuses messages without a started identity', () => {
  const stage = openStage();
  expect(stage.type('words')).toEqual({ isQueued: false, reason: 'stopped' });
});
