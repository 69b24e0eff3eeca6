import { createFakeClock } from './createFakeClock.ts';

describe('createFakeClock', () => {
  it('QLT-04 fires timers in the order of their times, those of one time in the order of their start', () => {
    const clock = createFakeClock({ start: 0 });
    const fired: string[] = [];
    const record = (name: string) => () => fired.push(`${name} ${clock.now()}`);
    clock.after(20, record('late'));
    clock.after(10, record('first'));
    clock.after(10, record('second'));
    clock.advance(25);
    expect([fired, clock.now()]).toEqual([['first 10', 'second 10', 'late 20'], 25]);
  });

  it('QLT-04 fires timers that are started meanwhile, as long as they are due', () => {
    const clock = createFakeClock({ start: 0 });
    const times: number[] = [];
    const repeat = (): void => {
      times.push(clock.now());
      clock.after(10, repeat);
    };
    clock.after(10, repeat);
    clock.advance(35);
    expect([times, clock.pending()]).toEqual([[10, 20, 30], 1]);
  });

  it('QLT-04 fires a cancelled timer never', () => {
    const clock = createFakeClock();
    const cancel = clock.after(10, () => {
      throw new Error('called');
    });
    cancel();
    clock.advance(10);
    expect(clock.pending()).toBe(0);
  });

  it('QLT-04 advanceAsync waits for the promises of each timer', async () => {
    const clock = createFakeClock({ start: 0 });
    const times: number[] = [];
    const repeat = async (): Promise<void> => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      times.push(clock.now());
      clock.after(10, () => void repeat());
    };
    void repeat();
    await clock.advanceAsync(20);
    expect(times).toEqual([0, 10, 20]);
  });

  it('QLT-04 a changed time leaves timers their remaining wait', () => {
    const clock = createFakeClock({ start: 1_000 });
    const times: number[] = [];
    clock.after(10, () => times.push(clock.now()));
    clock.setTime(0);
    clock.advance(9);
    expect(times).toEqual([]);
    clock.advance(1);
    expect(times).toEqual([10]);
  });

  it('QLT-04 times are whole milliseconds', () => {
    const clock = createFakeClock({ start: 0 });
    const times: number[] = [];
    clock.after(0.2, () => times.push(clock.now()));
    clock.after(-5, () => times.push(clock.now()));
    clock.advance(1.5);
    expect([times, clock.now()]).toEqual([[0, 1], 1]);
  });

  it('I10 fires the timers that are due, and no others', () => {
    const clock = createFakeClock({ start: 1_000 });
    const fired: string[] = [];
    clock.after(10, () => fired.push(`first ${clock.now()}`));
    clock.after(11, () => fired.push(`second ${clock.now()}`));
    clock.advance(9);
    expect([fired, clock.pending(), clock.now()]).toEqual([[], 2, 1_009]);
    clock.advance(1);
    expect([fired, clock.pending()]).toEqual([['first 1010'], 1]);
    clock.advance(100);
    clock.advance(100);
    expect([fired, clock.pending()]).toEqual([['first 1010', 'second 1011'], 0]);
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
    const clock = createFakeClock({ start: 0 });
    const callback = jest.fn();
    clock.after(10, () => void clock.after(10, callback));
    clock.advance(10);
    clock.advance(9);
    expect(callback).not.toHaveBeenCalled();
    clock.advance(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
