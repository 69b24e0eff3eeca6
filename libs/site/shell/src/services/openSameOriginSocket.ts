import { sitePath } from '../routes/sitePath.ts';

/** Opens a socket on the page's own origin; any other address is refused. */
export function openSameOriginSocket(path: string): WebSocket {
  if (sitePath(path) === undefined) throw new Error(`openSocket: ${path} is no path of this site.`);
  const { protocol, host } = window.location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`);
}
