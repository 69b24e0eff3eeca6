import { isCallError } from '@pavilion/api-client';
import { createChatClient, type ChatClient } from '@pavilion/chat-socket';
import { createBrowserPorts } from '@pavilion/chat-socket/browser';
import { buildChatUrl } from '@pavilion/chat-socket/protocol';
import { toLangx, type Services } from '@pavilion/site-contract';

const LOGIN_EXPIRED = 6001;

const clients = new WeakMap<Services, ChatClient>();

/** Returns the origin of the socket: that of the page. The address contains no token (F-CHT-22). */
const socketOrigin = (): string => window.location.origin.replace(/^http/, 'ws');

const isLoginOver = (error: unknown): boolean =>
  isCallError(error) && error.kind === 'api' && error.code === LOGIN_EXPIRED;

/**
 * Returns the chat client of the site, created when the chat is first opened. Messages are outside Redux, as prices
 * are.
 */
export function getChatClient(services: Services): ChatClient {
  const known = clients.get(services);
  if (known) return known;
  const { api, brand, i18n, logger, store } = services;
  const ports = () => createBrowserPorts(buildChatUrl(socketOrigin(), brand.siteId, toLangx(i18n.locale())));
  const client = createChatClient({
    ...ports(),
    // Read at each connection, because the address contains the current language.
    openSocket: (handlers, identity) => ports().openSocket(handlers, identity),
    logger,
    store,
    isLoginOver,
    fetchJwt: async (signal) => (await api.call('user.jwt', {}, { signal })).jwt,
  });
  clients.set(services, client);
  return client;
}
