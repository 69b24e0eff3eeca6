import { createThrottle } from './createThrottle.ts';

const clockAt = (time: { now: number }) => ({ now: () => time.now, after: () => () => undefined });

describe('the throttle', () => {
  it('F-AUTH-23 blocks after the limit, and only that key', () => {
    const throttle = createThrottle(clockAt({ now: 0 }), 3, 60_000);
    for (let i = 0; i < 3; i++) throttle.fail('device demo01');
    expect(throttle.isBlocked('device demo01')).toBe(true);
    expect(throttle.isBlocked('other demo01')).toBe(false);
  });

  it('opens again when the window has passed', () => {
    const time = { now: 0 };
    const throttle = createThrottle(clockAt(time), 1, 60_000);
    throttle.fail('a');
    time.now = 59_999;
    expect(throttle.isBlocked('a')).toBe(true);
    time.now = 60_000;
    expect(throttle.isBlocked('a')).toBe(false);
  });

  it('F-SRV-17 is not stuck when the clock jumps back an hour', () => {
    const time = { now: 7_200_000 };
    const throttle = createThrottle(clockAt(time), 1, 60_000);
    throttle.fail('a');
    time.now -= 3_600_000;
    expect(throttle.isBlocked('a')).toBe(false);
  });

  it('keeps no more than ten thousand keys', () => {
    const throttle = createThrottle(clockAt({ now: 0 }), 1, 60_000);
    for (let i = 0; i <= 10_000; i++) throttle.fail(String(i));
    expect(throttle.isBlocked('0')).toBe(false);
    expect(throttle.isBlocked('10000')).toBe(true);
  });
});
