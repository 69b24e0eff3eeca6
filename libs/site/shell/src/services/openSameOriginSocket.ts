import { parseSitePath } from '../navigation/parseSitePath.ts';

/**
 * Opens a socket on the origin of the page.
 *
 * @throws for anything but a path
 */
export function openSameOriginSocket(path: string): WebSocket {
  if (parseSitePath(path) === undefined) throw new Error(`openSocket: ${path} is not a path of this site.`);
  const { protocol, host } = window.location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`);
}
