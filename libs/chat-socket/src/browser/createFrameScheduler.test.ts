import { fakeFrames } from '../testing/fakeFrames.ts';
import { createFrameScheduler } from './createFrameScheduler.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 10_000 });
  fakeFrames();
});
afterEach(() => jest.useRealTimers());

/** Asks again as soon as it was notified, for a second; answers when it was. */
function flood(): readonly number[] {
  const pace = createFrameScheduler();
  const times: number[] = [];
  const from = Date.now();
  const heard = () => {
    times.push(Date.now() - from);
    if (times.length < 5) pace(heard);
  };
  pace(heard);
  jest.advanceTimersByTime(2_000);
  expect(jest.getTimerCount()).toBe(0);
  return times;
}

it('F-CHT-14 the first notification comes with the next frame, those of a flood ten times a second', () => {
  expect(flood()).toEqual([16, 132, 248, 364, 480]);
});

it('CHT-06 a page out of sight, which draws no frames, hears four times a second', () => {
  fakeFrames(false);
  expect(flood()).toEqual([250, 500, 750, 1_000, 1_250]);
});
