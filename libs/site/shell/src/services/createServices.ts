import {
  createApiClient,
  createSession,
  defaultWireProfile,
  loadCatalogue,
  type ApiClient,
  type ApiClientOptions,
  type EndpointId,
} from '@pavilion/api-client';
import { createLocalStore, createTabChannel, isBrowserOnline } from '@pavilion/api-client/browser';
import type { SessionToRevoke } from '@pavilion/auth-flows';
import { createSiteI18n, type Brand, type DialogRequest, type Services } from '@pavilion/site-contract';
import { withChanges } from '@pavilion/site-data';
import { systemClock, type Logger } from '@pavilion/kernel';
import { navigateInside } from '../navigation/navigator.ts';
import { createDocumentTitle } from './createDocumentTitle.ts';
import { createSports } from './createSports.ts';
import { firstChecks } from './firstChecks.ts';
import { firstEndpoints } from './firstEndpoints.ts';
import { openSameOriginSocket } from './openSameOriginSocket.ts';
import { withRealNamePrompt } from './withRealNamePrompt.ts';

/** Services and the ports that only the shell uses. */
export interface ShellServices extends Services {
  readonly client: ApiClient;
  readonly revokeSession: (session: SessionToRevoke) => Promise<unknown>;
}

/** Logger on the console. Fields never contain secrets, so it is also active in production. */
const consoleLogger: Logger = { warn: (event, facts) => console.warn(event, facts ?? {}) };

/** Loads the schemas of a call's group. The calls of a guest's first page have checks written by hand. */
const loadChecks: NonNullable<ApiClientOptions['schemas']> = async (id) =>
  id in firstChecks ? firstChecks : (await import('@pavilion/api-client/load-schemas')).loadSchemas(id);

/** Parts of the site that are created after the services. */
export interface SiteParts extends Pick<Services, 'prepare'> {
  /** Called after each call that may have changed server data. */
  readonly reportCall: (endpointId: EndpointId) => void;
  readonly openDialog: (request: DialogRequest) => void;
}

/** Creates the services of a site in a browser. */
export function createServices(brand: Brand, { prepare, reportCall, openDialog }: SiteParts): ShellServices {
  const store = createLocalStore();
  const session = createSession({ store, channel: createTabChannel() });
  const i18n = createSiteI18n(brand.locale);
  const profile = { ...defaultWireProfile, siteId: brand.siteId };
  const common = {
    profile,
    refetchProfile: async () => (await import('./refetchProfile.ts')).refetchProfile(profile),
    locale: i18n.locale,
    endpoints: firstEndpoints,
    loadEndpoints: loadCatalogue,
    schemas: loadChecks,
    isOnline: isBrowserOnline,
    isSafe: session.get('safeSwitch') !== '0',
    clock: systemClock,
    logger: consoleLogger,
  };
  const client = createApiClient({ ...common, session });
  const openSocket = openSameOriginSocket;
  return {
    brand,
    api: withRealNamePrompt(withChanges(client, reportCall), openDialog),
    client,
    session,
    i18n,
    store,
    clock: systemClock,
    logger: consoleLogger,
    documentTitle: createDocumentTitle(brand.names[brand.locale], (text) => (document.title = text)),
    openSocket,
    ...createSports({ api: client, session, i18n, openSocket }),
    prepare,
    navigate: navigateInside,
    revokeSession: ({ token }) => {
      const ended = { token: () => token, epoch: () => 0, deviceId: session.deviceId, expire: () => undefined };
      return createApiClient({ ...common, session: ended }).call('user.logout', {});
    },
  };
}
