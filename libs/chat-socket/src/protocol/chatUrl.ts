/** Path of the chat socket under the site's origin. */
export const CHAT_PATH = '/ws/chat';

/**
 * Address of the handshake: `clientType` web and the site's id (§7), and no token, for addresses end up in logs (F-CHT-22).
 *
 * @param base `ws://…` or `wss://…` origin
 */
export const chatUrl = (base: string, siteId: number | string): string =>
  `${base}${CHAT_PATH}?clientType=web&siteId=${encodeURIComponent(siteId)}`;
