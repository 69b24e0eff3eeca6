import { measureFloor } from './measureFloor.mjs';
import { measurePageLoad, median } from '../support/pageLoad.mjs';
import { createLimitRow, createMaxRow, formatKb, formatMs } from '../support/resultRows.mjs';
import { serveStaticPage } from './staticPage.mjs';

const ROUNDS = 5;
/** Bytes of gzip. The minimum is the size of the same libraries in an empty page. */
const MAX_FIRST_LOAD = 155_000;
const MAX_BY_FLOOR = 1.45;
/** A price that can be read; the rows of the placeholder have none. */
const PRICE = 'button[data-price] [data-part="odds"]:not(:empty)';

/**
 * Measures the first visit to the home page of each site: bytes compared with the minimum of the same libraries,
 * requests before the code of the board, paint compared with a page without scripts, first price, layout shift.
 *
 * @param {string} executablePath @param {{ urls: Record<string, string> }} stack
 */
export async function benchHome(executablePath, { urls }) {
  const floor = await measureFloor();
  const plain = await serveStaticPage();
  const rows = [];
  try {
    for (const [brand, url] of Object.entries(urls)) {
      const visit = await measurePageLoad(executablePath, url, { selector: PRICE });
      const site = [];
      const limit = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        limit.push((await measurePageLoad(executablePath, plain.url, { isThrottled: true, settleMs: 400 })).lcp);
        site.push(await measurePageLoad(executablePath, url, { isThrottled: true, selector: PRICE }));
      }
      const lcp = median(site.map((load) => load.lcp)) ?? 0;
      const limitLcp = median(limit) ?? 1;
      const price = median(site.map((load) => load.element || Infinity)) ?? Infinity;
      const cls = Math.max(visit.cls, ...site.map((load) => load.cls));
      rows.push(
        createLimitRow(`${brand} home: first-load JS against the minimum`, {
          own: visit.first.scriptBytes,
          other: floor,
          goal: MAX_BY_FLOOR,
          write: formatKb,
        }),
        createMaxRow(`${brand} home: first-load JS`, {
          value: visit.first.scriptBytes,
          max: MAX_FIRST_LOAD,
          write: formatKb,
        }),
        createMaxRow(`${brand} home: requests`, { value: visit.first.requests, max: 8 }),
        createMaxRow(`${brand} home: third-party requests`, { value: visit.thirdParty, max: 0 }),
        createLimitRow(`${brand} home: LCP, slow 4G, CPU x4, against a static page`, {
          own: lcp,
          other: limitLcp,
          goal: 1.25,
        }),
        createMaxRow(`${brand} home: LCP`, { value: lcp, max: 1_000, write: formatMs }),
        createMaxRow(`${brand} home: first price, slow 4G, CPU x4 (DSK-12)`, {
          value: price,
          max: 1_500,
          write: formatMs,
        }),
        createMaxRow(`${brand} home: layout shift`, { value: cls, max: 0.01, write: (shift) => shift.toFixed(4) }),
      );
      if (process.argv.includes('--verbose')) console.log(visit.urls.join('\n'));
    }
  } finally {
    await plain.stop();
  }
  return rows;
}
