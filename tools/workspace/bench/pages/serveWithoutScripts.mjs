import { createPageHandler, startServer } from '../support/startServer.mjs';

const SCRIPTS = /<script[^]*?<\/script>|<link rel="preload" as="script"[^>]*>/g;

/**
 * Serves the HTML of a page of the site without its scripts; all other requests go to the site. This is the cost of the
 * text and its layout alone. Returns its URL and a function that stops the server.
 *
 * @param {string} url of the page
 */
export async function serveWithoutScripts(url) {
  const { origin, pathname } = new URL(url);
  const html = await (await fetch(url)).text();
  const { url: ownOrigin, stop } = await startServer(
    createPageHandler(
      { [pathname]: html.replace(SCRIPTS, '') },
      {
        onOther: async (incoming, outgoing) => {
          const response = await fetch(origin + (incoming.url ?? ''));
          outgoing.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? 'text/plain' });
          outgoing.end(Buffer.from(await response.arrayBuffer()));
        },
      },
    ),
  );
  return { url: ownOrigin + pathname, stop };
}
