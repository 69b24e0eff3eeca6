import { isBrowserOnline, watchOnline } from './browserOnline.ts';

/** Runs a test with globals of a browser, which Node does not have. */
function withGlobals(values: Record<string, unknown>, test: () => void): void {
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    test();
  } finally {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  }
}

describe('network of a browser', () => {
  it('F-API-24 each change of the network is reported once', () => {
    const window = new EventTarget();
    withGlobals({ window }, () => {
      const reported: boolean[] = [];
      watchOnline((isOnline) => reported.push(isOnline));
      for (const type of ['offline', 'online', 'load', 'offline']) window.dispatchEvent(new Event(type));
      expect(reported).toEqual([false, true, false]);
    });
  });

  it.each(['online', 'offline'])('F-API-24 no event %s is reported after the end', (type) => {
    const window = new EventTarget();
    withGlobals({ window }, () => {
      const listener = jest.fn();
      watchOnline(listener)();
      window.dispatchEvent(new Event(type));
      expect(listener).not.toHaveBeenCalled();
    });
  });

  it('F-API-24 the end of one watch does not end another', () => {
    const window = new EventTarget();
    withGlobals({ window }, () => {
      const reported: string[] = [];
      const stop = watchOnline((isOnline) => reported.push(`first ${isOnline}`));
      watchOnline((isOnline) => reported.push(`second ${isOnline}`));
      stop();
      for (const type of ['offline', 'online']) window.dispatchEvent(new Event(type));
      expect(reported).toEqual(['second false', 'second true']);
    });
  });

  it.each`
    onLine       | isOnline
    ${true}      | ${true}
    ${false}     | ${false}
    ${undefined} | ${true}
  `('F-API-24 a browser that reports $onLine is online: $isOnline', ({ onLine, isOnline }) => {
    withGlobals({ navigator: { onLine: onLine as unknown } }, () => expect(isBrowserOnline()).toBe(isOnline));
  });
});
