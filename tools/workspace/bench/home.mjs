import { measureFloor } from './measureFloor.mjs';
import { measurePageLoad, median } from './pageLoad.mjs';
import { createRow } from './resultRows.mjs';
import { serveStaticPage } from './staticPage.mjs';

const ROUNDS = 5;
/** Bytes of gzip. The minimum is the size of the same libraries in an empty page. */
const MAX_FIRST_LOAD = 155_000;
const MAX_BY_FLOOR = 1.45;
const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Measures the first visit to the home page of each site: bytes compared with the minimum of the same libraries,
 * requests, paint compared with a page without scripts, layout shift.
 *
 * @param {string} executablePath @param {{ urls: Record<string, string> }} stack
 */
export async function benchHome(executablePath, { urls }) {
  const floor = await measureFloor();
  const plain = await serveStaticPage();
  const rows = [];
  try {
    for (const [brand, url] of Object.entries(urls)) {
      const visit = await measurePageLoad(executablePath, url);
      const site = [];
      const limit = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        limit.push((await measurePageLoad(executablePath, plain.url, { isThrottled: true, settleMs: 400 })).lcp);
        site.push(await measurePageLoad(executablePath, url, { isThrottled: true }));
      }
      const lcp = median(site.map((load) => load.lcp)) ?? 0;
      const limitLcp = median(limit) ?? 1;
      const cls = Math.max(visit.cls, ...site.map((load) => load.cls));
      rows.push(
        createRow(`${brand} home: first-load JS against the minimum`, {
          value: `${kb(visit.scriptBytes)} / ${kb(floor)} = ${(visit.scriptBytes / floor).toFixed(2)}x`,
          goal: `${MAX_BY_FLOOR}x`,
          isMet: visit.scriptBytes <= MAX_BY_FLOOR * floor,
        }),
        createRow(`${brand} home: first-load JS`, {
          value: kb(visit.scriptBytes),
          goal: kb(MAX_FIRST_LOAD),
          isMet: visit.scriptBytes <= MAX_FIRST_LOAD,
        }),
        createRow(`${brand} home: requests`, { value: String(visit.requests), goal: '8', isMet: visit.requests <= 8 }),
        createRow(`${brand} home: third-party requests`, {
          value: String(visit.thirdParty),
          goal: '0',
          isMet: visit.thirdParty === 0,
        }),
        createRow(`${brand} home: LCP, slow 4G, CPU x4, against a static page`, {
          value: `${lcp.toFixed(0)} / ${limitLcp.toFixed(0)} ms = ${(lcp / limitLcp).toFixed(2)}x`,
          goal: '1.25x',
          isMet: lcp <= 1.25 * limitLcp,
        }),
        createRow(`${brand} home: LCP`, {
          value: `${lcp.toFixed(0)} ms`,
          goal: '1000 ms',
          isMet: lcp <= 1_000,
        }),
        createRow(`${brand} home: layout shift`, { value: cls.toFixed(4), goal: '0.01', isMet: cls <= 0.01 }),
      );
      if (process.argv.includes('--verbose')) console.log(visit.urls.join('\n'));
    }
  } finally {
    plain.stop();
  }
  return rows;
}
