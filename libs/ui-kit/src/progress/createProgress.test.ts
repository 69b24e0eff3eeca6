import { createProgress } from './createProgress.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('NAV-11 the progress bar', () => {
  it.each`
    rule                                 | after     | value
    ${'starts at 0.08'}                  | ${0}      | ${0.08}
    ${'waits 800 ms for the first step'} | ${799}    | ${0.08}
    ${'then steps by 0.02'}              | ${800}    | ${0.1}
    ${'and again'}                       | ${1_600}  | ${0.12}
    ${'never reaches 1 before the end'}  | ${90_000} | ${0.994}
  `('$rule', ({ after, value }) => {
    const progress = createProgress();
    progress.start();
    jest.advanceTimersByTime(after);
    expect(progress.getValue()).toBeCloseTo(value, 5);
  });

  it('fills, and disappears after 200 ms', () => {
    const progress = createProgress();
    progress.start()();
    expect(progress.getValue()).toBe(1);
    jest.advanceTimersByTime(200);
    expect(progress.getValue()).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends with the last of several tasks', () => {
    const progress = createProgress();
    const endFirst = progress.start();
    const endSecond = progress.start();
    endFirst();
    endFirst();
    expect(progress.getValue()).toBe(0.08);
    endSecond();
    expect(progress.getValue()).toBe(1);
  });

  it('a further task goes on from the present value, with the same steps', () => {
    const progress = createProgress();
    progress.start();
    jest.advanceTimersByTime(800);
    progress.start();
    expect(progress.getValue()).toBeCloseTo(0.1, 5);
    expect(jest.getTimerCount()).toBe(1);
  });

  it('a listener is called for each value until it unsubscribes', () => {
    const progress = createProgress();
    const values: (number | null)[] = [];
    const stop = progress.subscribe(() => values.push(progress.getValue()));
    const end = progress.start();
    end();
    jest.advanceTimersByTime(200);
    stop();
    progress.start()();
    expect(values).toEqual([0.08, 1, null]);
  });

  it('a new navigation during the last 200 ms is kept', () => {
    const progress = createProgress();
    progress.start()();
    progress.start();
    jest.advanceTimersByTime(200);
    expect(progress.getValue()).toBe(0.08);
  });
});
