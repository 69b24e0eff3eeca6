import { chromium } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { CHROMIUM_ARGS } from '../browser/findChromium.mjs';

/** Slow 4G of Lighthouse. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Collects paint and layout shifts of the page from its start. Runs inside the page. */
function observe() {
  /** @type {import('./window.d.ts').LoadWatch} */
  const seen = { lcp: 0, cls: 0, longTasks: [] };
  window.__load = seen;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.lcp = entry.startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      const shift = /** @type {LayoutShift} */ (entry);
      if (!shift.hadRecentInput) seen.cls += shift.value;
    }),
  ).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => seen.longTasks.push(entry.duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}

/**
 * Opens a page in a fresh profile and measures the first visit.
 *
 * @param {string} executablePath @param {string} url @param {{ isThrottled?: boolean, settleMs?: number }} [options]
 */
export async function measurePageLoad(executablePath, url, { isThrottled = false, settleMs = 2_500 } = {}) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' });
    await page.addInitScript(observe);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    if (isThrottled) {
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    /** @type {string[]} */
    const requests = [];
    /** @type {Promise<number>[]} */
    const scripts = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(
          response.body().then(
            (body) => gzipSync(body, { level: 9 }).length,
            () => 0,
          ),
        );
    });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(settleMs * (isThrottled ? 2 : 1));
    const seen = await page.evaluate(() => window.__load);
    const origin = new URL(url).origin;
    const own = requests.filter((address) => !address.startsWith('data:') && !address.startsWith('blob:'));
    return {
      scriptBytes: (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
      requests: own.length,
      thirdParty: own.filter((address) => !address.startsWith(origin)).length,
      urls: own,
      lcp: seen.lcp,
      cls: seen.cls,
      blocking: seen.longTasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    };
  } finally {
    await browser.close();
  }
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
