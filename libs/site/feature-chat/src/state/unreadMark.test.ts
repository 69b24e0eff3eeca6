import { createUnreadMark } from './unreadMark.ts';

const read = () => document.documentElement.style.getPropertyValue('--chat-unread');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('style');
});

describe('createUnreadMark', () => {
  it('CHT-06 shows the latest count 400 ms after the first message', () => {
    const mark = createUnreadMark(document);
    mark.show(1);
    jest.advanceTimersByTime(300);
    mark.show(2);
    expect(read()).toBe('');
    jest.advanceTimersByTime(100);
    expect(read()).toBe('"2"');
  });

  it('CHT-06 never shows a message that is read at once', () => {
    const mark = createUnreadMark(document);
    mark.show(1);
    mark.show(0);
    jest.advanceTimersByTime(1_000);
    expect(read()).toBe('');
  });

  it('CHT-06 ends at once when all is read, and starts again with the next message', () => {
    const mark = createUnreadMark(document);
    mark.show(3);
    jest.advanceTimersByTime(400);
    mark.show(0);
    expect(read()).toBe('');
    mark.show(1);
    jest.advanceTimersByTime(400);
    expect(read()).toBe('"1"');
  });

  it.each([
    [99, '"99"'],
    [100, '"99+"'],
  ])('CHT-06 shows %d unread messages as %s', (count, shown) => {
    const mark = createUnreadMark(document);
    mark.show(count);
    jest.advanceTimersByTime(400);
    expect(read()).toBe(shown);
  });
});
