import { comparePage } from './comparePage.mjs';
import { serveStaticPage } from './staticPage.mjs';

/** Pages and the factors of their goals: prerendered pages first. */
const PAGES = /** @type {const} */ ([
  { name: 'help', path: '/app/help/rqgl', goal: 1.25 },
  { name: 'terms', path: '/app/help/gztk', goal: 1.25 },
  { name: 'service', path: '/app/help/zxkf', goal: 1.25 },
  { name: 'agent', path: '/agent', goal: 1.5 },
  { name: 'download', path: '/download', goal: 1.5 },
  { name: 'promotions', path: '/activity/discount', goal: 1.5 },
  { name: 'landing page', path: '/activity/activityLandPage/1009', goal: 1.5 },
]);

/**
 * Measures the first visit to pages that are read without a login, compared with a short page without scripts, and with
 * the same page without its scripts.
 *
 * @param {string} executablePath @param {{ urls: Record<string, string> }} stack
 */
export async function benchPages(executablePath, { urls }) {
  const plain = await serveStaticPage();
  const rows = [];
  try {
    for (const [brand, url] of Object.entries(urls))
      for (const { name, path, goal } of PAGES)
        rows.push(
          ...(await comparePage(executablePath, {
            name: `${brand} ${name}`,
            url: url + path,
            plainUrl: plain.url,
            goal,
          })),
        );
  } finally {
    await plain.stop();
  }
  return rows;
}
