/** Path of the chat socket at the origin of the site. */
export const CHAT_PATH = '/ws/chat';

/**
 * Builds the address of the handshake: `clientType` web and the site id (§7). It contains no token, because addresses are
 * logged (F-CHT-22).
 *
 * @param base `ws://…` or `wss://…` origin
 * @param langx language of room names and announcements, such as `zh-tw`; the language of the browser by default
 */
export const buildChatUrl = (base: string, siteId: number | string, langx?: string): string =>
  `${base}${CHAT_PATH}?clientType=web&siteId=${encodeURIComponent(siteId)}${langx ? `&langx=${encodeURIComponent(langx)}` : ''}`;
