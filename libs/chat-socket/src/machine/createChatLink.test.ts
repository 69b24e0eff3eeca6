import type { LinkSocketHandlers } from '@pavilion/kernel/link';
import { encodeFrame } from '../frames/encodeFrame.ts';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createChatLink } from './createChatLink.ts';

const DAY = 86_400_000;

it('F-CHT-04 sends a heartbeat every 10 s while connected, through 30 days with a thousand losses, and none after a stop', async () => {
  const clock = createFakeClock();
  const gaps = new Map<number, number>();
  let handlers: LinkSocketHandlers | undefined;
  let beatAt = clock.now();
  let beats = 0;
  const link = createChatLink({
    clock,
    random: () => 0.5,
    createId: () => 'login',
    fetchJwt: () => Promise.reject(new Error('no token')),
    guestToken: () => undefined,
    onFrame: () => undefined,
    onBeat: () => undefined,
    onChange: () => undefined,
    readLogin: () => ({ time: 0 }),
    openSocket: (next) => {
      handlers = next;
      clock.after(0, next.onOpen);
      const send = (text: string) => {
        if (!text.startsWith('{"msgId":0,')) return next.onMessage(encodeFrame(10019, { cid: 'login', code: 6000 }));
        const gap = clock.now() - beatAt;
        gaps.set(gap, (gaps.get(gap) ?? 0) + 1);
        beatAt = clock.now();
        beats += 1;
        next.onMessage('{"msgId":0,"msgData":{}}');
      };
      return { send, close: () => undefined };
    },
  });
  link.start({ kind: 'guest' });
  for (let drop = 0; drop < 1_000; drop += 1) {
    await clock.advanceAsync((30 * DAY) / 1_000);
    handlers?.onClose(1006);
  }
  // After a loss the link needs 5 s to reconnect and 10 s to the first heartbeat.
  const others = [...gaps].filter(([gap]) => gap !== 10_000);
  expect(others.reduce((sum, [, times]) => sum + times, 0)).toBe(999);
  expect(others.every(([gap]) => gap >= 15_000 && gap < 25_000)).toBe(true);
  link.stop();
  await clock.advanceAsync(DAY);
  expect([beats, clock.pending()]).toEqual([258_001, 0]);
});
