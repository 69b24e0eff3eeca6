import type { CallResultOf, CallOptions, EndpointId, RequestOf } from '@pavilion/api-client';
import { createFakeClock } from '@pavilion/kernel/testing';
import {
  firstReducers,
  ServicesContext,
  type Locale,
  type RootState,
  type Services,
  type SiteApi,
} from '@pavilion/site-contract';
import { combineReducers, configureStore, type Store } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createReadCache } from '../cache/createReadCache.ts';
import { withChanges } from '../changes/readsChanged.ts';
import { ReadsContext } from '../reads/readsContext.ts';
import type { ReadCache, ReadsPort } from '../reads/readTypes.ts';

export type Handlers = {
  readonly [Id in EndpointId]?: (
    request: RequestOf<Id>,
    options?: CallOptions,
  ) => CallResultOf<Id> | Promise<CallResultOf<Id>>;
};

function createApi(handlers: Handlers): SiteApi {
  const call = async (id: EndpointId, request: unknown, options?: CallOptions) => {
    const handler = handlers[id] as ((request: unknown, options?: CallOptions) => unknown) | undefined;
    if (!handler) throw new Error(`renderReads: no handler for ${id}. Add one to its table.`);
    return handler(request, options);
  };
  return { call: call as SiteApi['call'], wire: () => undefined as never };
}

const member = (userId: string) => ({ status: 'member', userId, member: undefined }) as const;
const guest = { status: 'guest', userId: undefined, member: undefined } as const;

/** Development checks whose duration warnings are off, because a busy machine would log them. */
const quietChecks = { immutableCheck: { warnAfter: 10_000 }, serializableCheck: { warnAfter: 10_000 } };

export interface RenderOptions {
  /** Empty for a guest. */
  readonly userId?: string;
  /** Replaces the default port, which has the cache at once. */
  readonly port?: (reads: () => ReadCache) => ReadsPort;
}

/** Renders components with reads over a store with the cache, a fake clock and an api of handlers. */
export function renderReads(element: ReactElement, handlers: Handlers, { userId = 'a', port }: RenderOptions = {}) {
  const clock = createFakeClock();
  const languageListeners = new Set<() => void>();
  let locale: Locale = 'zh-CN';
  const i18n: Pick<Services['i18n'], 'locale' | 'subscribe'> = {
    locale: () => locale,
    subscribe: (listener) => {
      languageListeners.add(listener);
      return () => void languageListeners.delete(listener);
    },
  };
  const api = withChanges(createApi(handlers), (id) => cache.reportCall(id));
  const session = { token: () => '' } as unknown as Services['session'];
  const reads = createReadCache({ api, clock, i18n: i18n as Services['i18n'], session });
  const store = configureStore({
    reducer: combineReducers({ ...firstReducers, reads: reads.reducer }),
    preloadedState: { session: userId === '' ? guest : member(userId) },
    middleware: (defaults) => defaults(quietChecks).concat(...reads.middleware),
    enhancers: (defaults) => defaults({ autoBatch: false }),
  }) as unknown as Store<RootState>;
  const cache: ReadCache = reads.connect(store);
  const portInUse = port?.(() => cache) ?? {
    current: () => cache,
    load: () => Promise.resolve(cache),
    subscribe: () => () => undefined,
  };
  const wrap = (children: ReactElement) => (
    <ServicesContext.Provider value={{ api, clock, i18n } as unknown as Services}>
      <ReadsContext.Provider value={portInUse}>
        <Provider store={store}>{children}</Provider>
      </ReadsContext.Provider>
    </ServicesContext.Provider>
  );
  const view = render(wrap(element));
  return {
    api,
    clock,
    store,
    cache,
    unmount: view.unmount,
    rerender: (next: ReactElement) => view.rerender(wrap(next)),
    /** Advances the clock and lets all pending responses arrive. */
    advance: (ms: number) => act(async () => clock.advance(ms)),
    switchLanguage: () =>
      act(async () => {
        locale = locale === 'zh-CN' ? 'zh-TW' : 'zh-CN';
        languageListeners.forEach((listener) => listener());
      }),
    countLanguageListeners: () => languageListeners.size,
  };
}

/** Lets all pending responses arrive. */
export const settle = () => act(async () => undefined);
