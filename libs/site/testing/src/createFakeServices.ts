import {
  createSession,
  createWire,
  defaultWireProfile,
  type CallResultOf,
  type CallOptions,
  type EndpointId,
  type RequestOf,
  type Session,
} from '@pavilion/api-client';
import type { SportFeed } from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { createMemoryStore, silentLogger, systemClock } from '@pavilion/kernel';
import {
  createSiteI18n,
  defineBrand,
  standardJurisdiction,
  type Locale,
  type Services,
  type SiteApi,
} from '@pavilion/site-contract';

/** Handlers by endpoint. A call without a handler rejects, so that the test fails. */
export type FakeHandlers = {
  readonly [Id in EndpointId]?: (
    request: RequestOf<Id>,
    options?: CallOptions,
  ) => CallResultOf<Id> | Promise<CallResultOf<Id>>;
};

/** Creates an api that calls handlers. */
export function createFakeApi(handlers: FakeHandlers = {}): SiteApi {
  const wire = createWire(defaultWireProfile);
  return {
    wire: () => wire,
    call: async (id, request, options) => {
      const handler = handlers[id] as ((request: unknown, options?: CallOptions) => unknown) | undefined;
      if (!handler) throw new Error(`createFakeApi: no handler for ${id}. Add one to its table.`);
      return (await handler(request, options)) as never;
    },
  };
}

/** A brand for tests. */
export const testBrand = defineBrand({
  id: 'test',
  siteId: 3000,
  locale: 'zh-CN',
  names: { 'zh-CN': '云阁', 'zh-TW': '玉閣' },
  theme: { classic: {}, professional: {} },
  features: { editionSwitch: true, localeSwitch: true, chat: true },
  assets: { mark: '/brand/mark.svg', logo: '/brand/logo.svg', hero: '/brand/hero.svg' },
  territories: ['PH', 'TW', 'US', 'SG', 'HK'],
  lobby: { coverFrame: 'slip', tileWidth: 10, gap: 0.625, themes: ['hot', 'new', 'recent', 'venues'] },
  boardDensity: 'compact',
  desk: { sidebar: 'column', dock: 'right' },
  home: 'frontPage',
  jurisdiction: standardJurisdiction,
});

/** Creates a session in memory, logged in if a login is given. */
export function createFakeSession(login?: { readonly token: string; readonly userId: string }): Session {
  const session = createSession();
  if (login) session.login(login);
  return session;
}

/** Feed that never connects: tests write to the board directly. */
const idleFeed: SportFeed = {
  subscribe: () => () => undefined,
  getMode: () => 'idle',
  subscribeMode: () => () => undefined,
  getClockOffset: () => 0,
  resync: () => undefined,
  dispose: () => undefined,
};

/** Creates services with fakes for everything outside the page; override those under test. */
export function createFakeServices(overrides: Partial<Services> & { readonly locale?: Locale } = {}): Services {
  const { locale = 'zh-CN', ...rest } = overrides;
  return {
    brand: testBrand,
    api: createFakeApi(),
    session: createFakeSession(),
    i18n: createSiteI18n(locale),
    store: createMemoryStore(),
    clock: systemClock,
    logger: silentLogger,
    documentTitle: { showSite: () => undefined, namePage: () => undefined },
    board: createBoardStore({ scheduleFrame: (run) => run(), now: () => 0 }),
    sportFeed: idleFeed,
    openSocket: () => {
      throw new Error('fakeServices: the test opened a socket. Pass `openSocket` if it needs one.');
    },
    prepare: async () => undefined,
    navigate: () => undefined,
    ...rest,
  };
}
