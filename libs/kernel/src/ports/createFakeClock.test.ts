import { createFakeClock } from './createFakeClock.ts';

describe('createFakeClock', () => {
  it('I10 fires the timers that are due, and no others', () => {
    const clock = createFakeClock(1_000);
    const fired: string[] = [];
    clock.after(10, () => fired.push(`first ${clock.now()}`));
    clock.after(11, () => fired.push(`second ${clock.now()}`));
    clock.advance(9);
    expect([fired, clock.pending(), clock.now()]).toEqual([[], 2, 1_009]);
    clock.advance(1);
    expect([fired, clock.pending()]).toEqual([['first 1010'], 1]);
    clock.advance(100);
    clock.advance(100);
    expect([fired, clock.pending()]).toEqual([['first 1010', 'second 1110'], 0]);
  });

  it('I10 a cancelled timer never fires', () => {
    const clock = createFakeClock();
    const callback = jest.fn();
    const cancel = clock.after(10, callback);
    clock.after(10, callback);
    cancel();
    cancel();
    expect(clock.pending()).toBe(1);
    clock.advance(10);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('I10 a timer that is set by another one waits from then on', () => {
    const clock = createFakeClock(0);
    const callback = jest.fn();
    clock.after(10, () => void clock.after(10, callback));
    clock.advance(10);
    clock.advance(9);
    expect(callback).not.toHaveBeenCalled();
    clock.advance(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
