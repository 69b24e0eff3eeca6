import { createSession, createWire, defaultWireProfile } from '@pavilion/api-client';
import type { SportFeed } from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { createSiteI18n, type Brand, type Services } from '@pavilion/site-contract';
import { createMemoryStore, silentLogger, systemClock } from '@pavilion/kernel';

const idleFeed: SportFeed = {
  subscribe: () => () => undefined,
  getMode: () => 'idle',
  subscribeMode: () => () => undefined,
  getClockOffset: () => 0,
  resync: () => undefined,
  dispose: () => undefined,
};

/** Creates services for rendering in Node: calls never resolve, and no browser API is used. */
export function createFrameServices(brand: Brand): Services {
  return {
    brand,
    api: { call: () => new Promise(() => undefined), wire: () => createWire(defaultWireProfile) },
    session: createSession(),
    i18n: createSiteI18n(brand.locale),
    store: createMemoryStore(),
    clock: systemClock,
    logger: silentLogger,
    documentTitle: { showSite: () => undefined, namePage: () => undefined },
    board: createBoardStore({ scheduleFrame: () => undefined, now: () => 0 }),
    sportFeed: idleFeed,
    openSocket: () => {
      throw new Error('frameServices: the frame opens no socket.');
    },
    prepare: () => new Promise(() => undefined),
    navigate: () => undefined,
  };
}
