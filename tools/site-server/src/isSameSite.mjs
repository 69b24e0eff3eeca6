const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the `Origin` of a socket is the requested host or a loopback address, as on the platform (F-SRV-06). Browsers
 * send `Origin` with every socket, other clients need not.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function isSameSite({ origin, host, 'x-forwarded-host': forwarded }) {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // An origin has no default port, a host may have it.
  const isPage = (/** @type {string | string[] | undefined} */ name) => {
    const url = `${page.protocol}//${String(name)}`;
    return name !== undefined && URL.canParse(url) && new URL(url).host === page.host;
  };
  return LOOPBACK.includes(page.hostname) || isPage(host) || isPage(forwarded);
}
