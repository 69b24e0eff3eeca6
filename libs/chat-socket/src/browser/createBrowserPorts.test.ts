import { createBrowserPorts } from './createBrowserPorts.ts';

const opened: string[] = [];
const channels: string[] = [];

class FakeWebSocket {
  constructor(url: string) {
    opened.push(url);
  }
  close = () => undefined;
}
class FakeChannel {
  onmessage = null;
  constructor(name: string) {
    channels.push(name);
  }
  postMessage = () => undefined;
  close = () => undefined;
}

const storage = {
  length: 0,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  key: () => null,
};
const locks = { request: () => new Promise(() => undefined) };
const handlers = { onOpen: () => undefined, onMessage: () => undefined, onClose: () => undefined };

const names = ['WebSocket', 'BroadcastChannel', 'navigator', 'window'] as const;
const former = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
const setGlobals = (values: Partial<Record<(typeof names)[number], unknown>>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
};

beforeEach(() => {
  opened.length = channels.length = 0;
  setGlobals({
    WebSocket: FakeWebSocket,
    BroadcastChannel: FakeChannel,
    navigator: { locks },
    window: { localStorage: storage },
  });
});
afterEach(() => {
  for (const [name, descriptor] of former)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

const open = () => {
  createBrowserPorts('wss://site.example/ws/chat').openSocket(handlers, { kind: 'member', key: 'ann' }).close();
  return { opened, channels };
};

describe('createBrowserPorts', () => {
  it('CHT-05 shares a socket between tabs: no own socket without the lock', () => {
    expect(open()).toEqual({ opened: [], channels: ['wss://site.example/ws/chat:ann'] });
  });

  it.each`
    missing               | globals
    ${'locks'}            | ${{ navigator: {} }}
    ${'BroadcastChannel'} | ${{ BroadcastChannel: undefined }}
  `('CHT-05 opens a socket of its own in a browser without $missing', ({ globals }) => {
    setGlobals(globals as object);
    expect(open()).toEqual({ opened: ['wss://site.example/ws/chat'], channels: [] });
  });

  it('F-STO-01 has no stored outbox if the storage is disabled', () => {
    expect(createBrowserPorts('wss://a').outbox).toBeDefined();
    const disabled = {
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    };
    setGlobals({ window: disabled });
    expect(createBrowserPorts('wss://a').outbox).toBeUndefined();
  });
});
