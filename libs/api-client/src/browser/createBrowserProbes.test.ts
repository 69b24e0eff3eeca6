import { createBrowserProbes } from './createBrowserProbes.ts';

const UNMASKED_VENDOR_WEBGL = 0x9245;
const UNMASKED_RENDERER_WEBGL = 0x9246;

/** Globals of a browser that the probes read, with a WebGL context or none. */
function createPage(gl: unknown) {
  return {
    document: {
      createElement: (tag: string) => ({ tag, getContext: (kind: string) => (kind === 'webgl' ? gl : null) }),
    },
    location: { host: 'site.example:4201' },
    navigator: { userAgent: 'agent', languages: ['zh-CN', 'zh'], hardwareConcurrency: 8, maxTouchPoints: 5 },
    screen: { width: 1920, height: 1080, colorDepth: 24 },
    devicePixelRatio: 2,
  };
}

/** Creates a WebGL context with these extensions. */
function createContext(extensions: Readonly<Record<string, unknown>>) {
  const parameters: Record<number, string> = {
    [UNMASKED_VENDOR_WEBGL]: 'vendor',
    [UNMASKED_RENDERER_WEBGL]: 'renderer',
  };
  return {
    getExtension: (name: string) => extensions[name] ?? null,
    getParameter: (name: number) => parameters[name] ?? null,
  };
}

const debugInfo = { UNMASKED_VENDOR_WEBGL, UNMASKED_RENDERER_WEBGL };
const globals = Object.keys(createPage(null));
const before = globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

function install(gl: unknown): void {
  for (const [name, value] of Object.entries(createPage(gl)))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

afterEach(() => {
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

describe('probes of a browser', () => {
  it('API-11 reads browser, screen and time zone in a fixed order', () => {
    install(null);
    const { host, properties } = createBrowserProbes();
    expect(host).toBe('site.example:4201');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(properties()).toEqual(['agent', ['zh-CN', 'zh'], 8, 5, 1920, 1080, 24, 2, timeZone]);
  });

  it('API-11 reads the names of the graphics card and releases the context', () => {
    const loseContext = jest.fn();
    install(createContext({ WEBGL_debug_renderer_info: debugInfo, WEBGL_lose_context: { loseContext } }));
    expect(createBrowserProbes().graphics()).toBe('vendor renderer');
    expect(loseContext).toHaveBeenCalledTimes(1);
  });

  it('API-11 a context that hides its card has an empty name', () => {
    install(createContext({}));
    expect(createBrowserProbes().graphics()).toBe('');
  });

  it('F-AUTH-25 the graphics probe throws without WebGL', () => {
    install(null);
    expect(() => createBrowserProbes().graphics()).toThrow('createBrowserProbes: WebGL is not available.');
  });
});
