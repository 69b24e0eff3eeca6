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

/** Handlers by endpoint. A call without a handler rejects, so that a test notices it. */
export type FakeHandlers = {
  readonly [Id in EndpointId]?: (
    request: RequestOf<Id>,
    options?: CallOptions,
  ) => CallResultOf<Id> | Promise<CallResultOf<Id>>;
};

/** Creates an api over a table of handlers. */
export function fakeApi(handlers: FakeHandlers = {}): SiteApi {
  const wire = createWire(defaultWireProfile);
  return {
    wire: () => wire,
    call: async (id, request, options) => {
      const handler = handlers[id] as ((request: unknown, options?: CallOptions) => unknown) | undefined;
      if (!handler) throw new Error(`fakeApi: no handler for ${id}. Add one to its table.`);
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
  jurisdiction: standardJurisdiction,
});

/** A session that lives in memory, logged in when a login is given. */
export function fakeSession(login?: { readonly token: string; readonly userId: string }): Session {
  const session = createSession();
  if (login) session.login(login);
  return session;
}

/** A feed that is never connected: a test writes the board itself. */
const idleFeed: SportFeed = {
  subscribe: () => () => undefined,
  getMode: () => 'idle',
  subscribeMode: () => () => undefined,
  getClockOffset: () => 0,
  resync: () => undefined,
  dispose: () => undefined,
};

/** Services with fakes for everything that leaves the page; override what the test looks at. */
export function fakeServices(overrides: Partial<Services> & { readonly locale?: Locale } = {}): Services {
  const { locale = 'zh-CN', ...rest } = overrides;
  return {
    brand: testBrand,
    api: fakeApi(),
    session: fakeSession(),
    i18n: createSiteI18n(locale),
    store: createMemoryStore(),
    clock: systemClock,
    logger: silentLogger,
    board: createBoardStore({ scheduleFrame: (run) => run(), now: () => 0 }),
    sportFeed: idleFeed,
    openSocket: () => {
      throw new Error('fakeServices: this test opened a socket');
    },
    prepare: async () => undefined,
    navigate: () => undefined,
    ...rest,
  };
}
