import { fakeFrames } from '../testing/fakeFrames.ts';
import { createFrameScheduler } from './createFrameScheduler.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 10_000 });
  fakeFrames();
});
afterEach(() => jest.useRealTimers());

/** Schedules again after each notification for 1 s. Returns the times of the notifications. */
function flood(): readonly number[] {
  const pace = createFrameScheduler();
  const times: number[] = [];
  const from = Date.now();
  const scheduleAgain = () => {
    times.push(Date.now() - from);
    if (times.length < 5) pace(scheduleAgain);
  };
  pace(scheduleAgain);
  jest.advanceTimersByTime(2_000);
  expect(jest.getTimerCount()).toBe(0);
  return times;
}

it('F-CHT-14 notifies with the next frame, and ten times a second during a flood', () => {
  expect(flood()).toEqual([16, 132, 248, 364, 480]);
});

it('CHT-06 notifies a hidden page, which has no frames, four times a second', () => {
  fakeFrames(false);
  expect(flood()).toEqual([250, 500, 750, 1_000, 1_250]);
});
