/** Path of the chat socket under the site's origin. */
export const CHAT_PATH = '/ws/chat';

/**
 * Address of the handshake: `clientType` web and the site's id (§7), and no token, for addresses end up in logs (F-CHT-22).
 *
 * @param base `ws://…` or `wss://…` origin
 * @param langx language of room names and announcements, such as `zh-tw`; the browser's own unless given
 */
export const chatUrl = (base: string, siteId: number | string, langx?: string): string =>
  `${base}${CHAT_PATH}?clientType=web&siteId=${encodeURIComponent(siteId)}${langx ? `&langx=${encodeURIComponent(langx)}` : ''}`;
