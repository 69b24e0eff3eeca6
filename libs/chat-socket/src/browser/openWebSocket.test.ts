import { openWebSocket } from './openWebSocket.ts';

/** WebSocket of a browser whose events are fired by a test. */
class FakeWebSocket {
  static readonly opened: FakeWebSocket[] = [];
  binaryType = 'blob';
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly send = jest.fn();
  readonly close = jest.fn();
  constructor(readonly url: string) {
    FakeWebSocket.opened.push(this);
  }
}

const { WebSocket: former } = globalThis;
beforeEach(() => {
  FakeWebSocket.opened.length = 0;
  globalThis.WebSocket = FakeWebSocket as never;
});
afterEach(() => {
  globalThis.WebSocket = former;
});

function open() {
  const log: unknown[] = [];
  const socket = openWebSocket('wss://site.example/ws/chat')(
    {
      onOpen: () => log.push('open'),
      onMessage: (data) => log.push(data),
      onClose: (code) => log.push(code),
    },
    { kind: 'guest' },
  );
  const [real] = FakeWebSocket.opened;
  if (!real) throw new Error('openWebSocket: no socket was opened.');
  return { socket, real, log };
}

describe('openWebSocket', () => {
  it('CHT-01 passes open, messages and close on in order', () => {
    const { real, log, socket } = open();
    expect([real.url, real.binaryType]).toEqual(['wss://site.example/ws/chat', 'arraybuffer']);
    real.onopen?.();
    real.onmessage?.({ data: 'a' });
    real.onmessage?.({ data: 'b' });
    real.onclose?.({ code: 1006 });
    expect(log).toEqual(['open', 'a', 'b', 1006]);
    socket.send('words');
    expect(real.send).toHaveBeenCalledWith('words');
  });

  it.each`
    code         | sent
    ${undefined} | ${1000}
    ${1000}      | ${1000}
    ${1001}      | ${1000}
    ${2999}      | ${1000}
    ${3000}      | ${3000}
    ${4000}      | ${4000}
    ${4999}      | ${4999}
    ${5000}      | ${1000}
  `('CHT-02 closes with $sent for code $code, because a browser accepts no other codes', ({ code, sent }) => {
    const { real, socket } = open();
    socket.close(code as number | undefined);
    expect(real.close.mock.calls).toEqual([[sent]]);
  });

  it('CHT-01 reads waiting messages before the close, and reports no close if their reader has closed the socket', () => {
    Object.assign(globalThis, {
      document: { hidden: false },
      requestAnimationFrame: () => 1,
      cancelAnimationFrame: () => 1,
    });
    try {
      for (const closes of [false, true]) {
        const { real, log, socket } = open();
        real.onmessage?.({ data: 'first' });
        const take = jest.spyOn(log, 'push');
        if (closes) take.mockImplementation(() => (socket.close(), 0));
        real.onmessage?.({ data: 'second' });
        expect(take).not.toHaveBeenCalled();
        real.onclose?.({ code: 1006 });
        expect(take.mock.calls).toEqual(closes ? [['second']] : [['second'], [1006]]);
        socket.close();
        FakeWebSocket.opened.length = 0;
      }
    } finally {
      for (const name of ['document', 'requestAnimationFrame', 'cancelAnimationFrame'])
        Reflect.deleteProperty(globalThis, name);
    }
  });

  it('F-CHT-23 reports nothing after `close`', () => {
    const { real, log, socket } = open();
    socket.close();
    expect([real.onopen, real.onmessage, real.onclose]).toEqual([null, null, null]);
    expect(log).toEqual([]);
  });
});
