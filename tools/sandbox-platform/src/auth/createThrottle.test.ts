import { createThrottle } from './createThrottle.ts';

const clockAt = (time: { now: number }) => ({ now: () => time.now, after: () => () => undefined });

describe('createThrottle', () => {
  it('F-AUTH-23 blocks a key after the limit, and no other key', () => {
    const throttle = createThrottle(clockAt({ now: 0 }), 3, 60_000);
    for (let i = 0; i < 3; i++) throttle.fail('device demo01');
    expect(throttle.isBlocked('device demo01')).toBe(true);
    expect(throttle.isBlocked('other demo01')).toBe(false);
  });

  it('accepts the key again after the window', () => {
    const time = { now: 0 };
    const throttle = createThrottle(clockAt(time), 1, 60_000);
    throttle.fail('a');
    time.now = 59_999;
    expect(throttle.isBlocked('a')).toBe(true);
    time.now = 60_000;
    expect(throttle.isBlocked('a')).toBe(false);
  });

  it('F-SRV-17 does not block a key for longer after the clock jumps back by one hour', () => {
    const time = { now: 7_200_000 };
    const throttle = createThrottle(clockAt(time), 1, 60_000);
    throttle.fail('a');
    time.now -= 3_600_000;
    expect(throttle.isBlocked('a')).toBe(false);
  });

  it('stores at most 10,000 keys', () => {
    const throttle = createThrottle(clockAt({ now: 0 }), 1, 60_000);
    for (let i = 0; i <= 10_000; i++) throttle.fail(String(i));
    expect(throttle.isBlocked('0')).toBe(false);
    expect(throttle.isBlocked('10000')).toBe(true);
  });
});
