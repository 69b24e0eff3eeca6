import { isCallError } from '@pavilion/api-client';
import { createChatClient, type ChatClient } from '@pavilion/chat-socket';
import { createBrowserPorts } from '@pavilion/chat-socket/browser';
import { chatUrl } from '@pavilion/chat-socket/protocol';
import { toLangx, type Services } from '@pavilion/site-contract';

const LOGIN_EXPIRED = 6001;

const clients = new WeakMap<Services, ChatClient>();

/** The socket's address: the page's own origin, and no token in it (F-CHT-22). */
const socketOrigin = (): string => window.location.origin.replace(/^http/, 'ws');

const isLoginOver = (error: unknown): boolean =>
  isCallError(error) && error.kind === 'api' && error.code === LOGIN_EXPIRED;

/** The site's one chat client; made when the chat is opened first. Messages stay outside Redux, as prices do. */
export function getChatClient(services: Services): ChatClient {
  const known = clients.get(services);
  if (known) return known;
  const { api, brand, i18n, logger, store } = services;
  const ports = () => createBrowserPorts(chatUrl(socketOrigin(), brand.siteId, toLangx(i18n.locale())));
  const client = createChatClient({
    ...ports(),
    // The address says in which language the house and its bots are read.
    openSocket: (handlers, identity) => ports().openSocket(handlers, identity),
    logger,
    store,
    isLoginOver,
    fetchJwt: async (signal) => (await api.call('user.jwt', {}, { signal })).jwt,
  });
  clients.set(services, client);
  return client;
}
