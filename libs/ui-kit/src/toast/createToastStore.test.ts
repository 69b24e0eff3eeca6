import { createToastStore, computeToastDuration } from './createToastStore.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const texts = (store: ReturnType<typeof createToastStore>) => store.getState().toasts.map((toast) => toast.text);

describe('F-UI-09 the loading toast is counted', () => {
  it('ends with the last of two overlapping tasks', () => {
    const store = createToastStore();
    const endFirst = store.loading();
    const endSecond = store.loading({ text: 'placing' });
    expect(store.getState().loading).toBe('placing');
    endSecond();
    expect(store.getState().loading).toBe('loading...');
    endFirst();
    expect(store.getState().loading).toBeNull();
  });

  it('a task that is ended twice counts once', () => {
    const store = createToastStore();
    const endFirst = store.loading();
    store.loading();
    endFirst();
    endFirst();
    expect(store.getState().loading).toBe('loading...');
  });

  it('DLG-03 closes after 3 s with autoClose, not before', () => {
    const store = createToastStore();
    store.loading({ autoClose: true });
    jest.advanceTimersByTime(2_999);
    expect(store.getState().loading).toBe('loading...');
    jest.advanceTimersByTime(1);
    expect(store.getState().loading).toBeNull();
  });

  it('autoClose ends its own task only', () => {
    const store = createToastStore();
    store.loading({ autoClose: true });
    const end = store.loading({ text: 'placing' });
    jest.advanceTimersByTime(10_000);
    expect(store.getState().loading).toBe('placing');
    end();
    expect(store.getState().loading).toBeNull();
  });

  it('dismissLoading ends all tasks', () => {
    const store = createToastStore();
    store.loading();
    store.loading({ autoClose: true });
    store.dismissLoading();
    expect(store.getState().loading).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('messages', () => {
  it.each`
    rule                                   | text               | tone         | milliseconds
    ${'a short one is shown for 4 s'}      | ${'ok'}            | ${'success'} | ${4_000}
    ${'an error is shown for 6 s'}         | ${'no'}            | ${'danger'}  | ${6_000}
    ${'a long one is shown longer'}        | ${'x'.repeat(40)}  | ${'info'}    | ${7_300}
    ${'the longest is removed after 12 s'} | ${'x'.repeat(500)} | ${'info'}    | ${12_000}
  `('F-UI-04 $rule', ({ text, tone, milliseconds }) => {
    expect(computeToastDuration({ text, tone })).toBe(milliseconds);
  });

  it('a fifth toast removes the oldest', () => {
    const store = createToastStore();
    ['a', 'b', 'c', 'd', 'e'].forEach((text) => store.show(text));
    expect(texts(store)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('the same text twice in a row is shown once, and its duration restarts', () => {
    const store = createToastStore();
    store.show('ok');
    jest.advanceTimersByTime(3_000);
    store.show('ok');
    jest.advanceTimersByTime(3_000);
    expect(texts(store)).toEqual(['ok']);
    jest.advanceTimersByTime(1_000);
    expect(texts(store)).toEqual([]);
  });

  it('the same text with another tone is another message', () => {
    const store = createToastStore();
    store.show('ok');
    store.show('ok', 'danger');
    expect(store.getState().toasts.map(({ tone }) => tone)).toEqual(['info', 'danger']);
  });

  it('pauses while a player reads', () => {
    const store = createToastStore();
    store.show('ok');
    store.pause();
    jest.advanceTimersByTime(60_000);
    expect(texts(store)).toEqual(['ok']);
    store.resume();
    jest.advanceTimersByTime(4_000);
    expect(texts(store)).toEqual([]);
  });

  it('returns the same state until something changes', () => {
    const store = createToastStore();
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    const before = store.getState();
    store.dismiss(99);
    expect(store.getState()).toBe(before);
    store.show('ok');
    stop();
    store.show('again');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
