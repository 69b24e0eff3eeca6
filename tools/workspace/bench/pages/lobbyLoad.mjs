import { comparePage } from './comparePage.mjs';
import { measurePageLoad } from '../support/pageLoad.mjs';
import { createMaxRow } from '../support/resultRows.mjs';
import { serveStaticPage } from './staticPage.mjs';

/** One lobby of each kind: games, live tables, draws. */
const LOBBIES = { slots: '/game/egame', live: '/game/realbet', lottery: '/game/lottery' };
const GOAL = 1.25;
const MAX_REQUESTS = 12;

/**
 * Measures the first visit to lobbies (LOB-04): largest paint compared with a page without scripts, and the requests of the
 * lobby of 2,400 games.
 *
 * @param {string} executablePath @param {string} siteUrl
 */
export async function measureLobbyLoad(executablePath, siteUrl) {
  const plain = await serveStaticPage();
  const rows = [];
  try {
    for (const [name, path] of Object.entries(LOBBIES))
      rows.push(
        ...(await comparePage(executablePath, {
          name: `lobby of ${name}`,
          url: siteUrl + path,
          plainUrl: plain.url,
          goal: GOAL,
        })),
      );
  } finally {
    await plain.stop();
  }
  const { requests, urls } = await measurePageLoad(executablePath, siteUrl + LOBBIES.slots);
  if (process.argv.includes('--verbose')) console.log(urls.join('\n'));
  return [...rows, createMaxRow('lobby of slots: requests', { value: requests, max: MAX_REQUESTS })];
}
