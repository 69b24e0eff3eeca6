import { createFakeClock } from '@pavilion/kernel/testing';
import { createHolds } from './createHolds.ts';

const HELD_MS = 10_000;
const AFTER_MS = 50;

function openHolds() {
  const clock = createFakeClock();
  const holds = createHolds(clock);
  const released: string[] = [];
  const hold = (endpoint: string, name = endpoint) => void holds.hold(endpoint).then(() => released.push(name));
  return { clock, holds, hold, released };
}

it('X1 hold releases a response 50 ms after a later call to the endpoint is done', async () => {
  const { clock, holds, hold, released } = openHolds();
  hold('user.login');
  await clock.advanceAsync(1_000);
  holds.release('user.login');
  await clock.advanceAsync(AFTER_MS - 1);
  expect(released).toEqual([]);
  await clock.advanceAsync(1);
  expect(released).toEqual(['user.login']);
});

it('X1 hold releases a response after 10 s without another call', async () => {
  const { clock, hold, released } = openHolds();
  hold('user.login');
  await clock.advanceAsync(HELD_MS - 1);
  expect(released).toEqual([]);
  await clock.advanceAsync(1);
  expect(released).toEqual(['user.login']);
});

it('X1 hold releases all responses of the endpoint and none of another', async () => {
  const { clock, holds, hold, released } = openHolds();
  hold('user.login', 'first');
  hold('user.login', 'second');
  hold('user.logout');
  holds.release('user.login');
  await clock.advanceAsync(AFTER_MS);
  expect(released).toEqual(['first', 'second']);
});

it('X1 hold does not release a response that is held after the call was done', async () => {
  const { clock, holds, hold, released } = openHolds();
  hold('user.login', 'first');
  holds.release('user.login');
  hold('user.login', 'second');
  await clock.advanceAsync(AFTER_MS);
  expect(released).toEqual(['first']);
});

it('X1 hold leaves no timer after the release', async () => {
  const { clock, holds, hold } = openHolds();
  hold('user.login');
  holds.release('user.login');
  await clock.advanceAsync(AFTER_MS);
  expect(clock.pending()).toBe(0);
});

it('X1 hold starts no timer for a call if no response waits, also after all were released', async () => {
  const { clock, holds, hold } = openHolds();
  holds.release('user.login');
  expect(clock.pending()).toBe(0);
  hold('user.login');
  await clock.advanceAsync(HELD_MS);
  holds.release('user.login');
  expect(clock.pending()).toBe(0);
});
