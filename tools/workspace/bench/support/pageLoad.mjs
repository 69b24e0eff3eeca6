import { gzipSync } from 'node:zlib';
import { DESKTOP, withBrowser } from './withBrowser.mjs';

/** Slow 4G of Lighthouse. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Collects paint, layout shifts and long tasks of the page from its start. Runs inside the page. */
export function observePage() {
  /** @type {import('../window.d.ts').LoadWatch} */
  const seen = { lcp: 0, fcp: 0, cls: 0, tasks: [], element: 0 };
  window.__load = seen;
  const observe = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, ms: duration }));
  observe('layout-shift', (entry) => {
    const shift = /** @type {LayoutShift} */ (entry);
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
}

/** Measures when the first element of a selector is in the page. Runs inside the page. @param {string} selector */
function observeElement(selector) {
  const check = () => {
    if (document.querySelector(selector)) window.__load.element = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/**
 * Opens a page in a fresh profile and measures the first visit. `first` is what the page loads before it requests code
 * that its HTML does not name: on home, the code of the board.
 *
 * @param {string} executablePath @param {string} url
 * @param {{ isThrottled?: boolean, settleMs?: number, selector?: string }} [options] `selector`: of the element whose
 *   appearance is measured
 */
export function measurePageLoad(executablePath, url, { isThrottled = false, settleMs = 2_500, selector } = {}) {
  return withBrowser(executablePath, async (browser) => {
    const page = await browser.newPage(DESKTOP);
    await page.addInitScript(observePage);
    if (selector) await page.addInitScript(observeElement, selector);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    if (isThrottled) {
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    /** @type {string[]} */
    const requests = [];
    /** @type {Map<string, Promise<number>>} */
    const scripts = new Map();
    page.on('request', (request) => requests.push(request.url()));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(
          response.url(),
          response.body().then(
            (body) => gzipSync(body, { level: 9 }).length,
            () => 0,
          ),
        );
    });
    const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const html = (await response?.text()) ?? '';
    await page.waitForTimeout(settleMs * (isThrottled ? 2 : 1));
    const seen = await page.evaluate(() => window.__load);
    const origin = new URL(url).origin;
    const own = requests.filter((address) => !address.startsWith('data:') && !address.startsWith('blob:'));
    const isLate = (/** @type {string} */ address) => scripts.has(address) && !isLoadedBy(html, address);
    const late = own.findIndex(isLate);
    return {
      first: {
        scriptBytes: await sumBytes([...scripts].filter(([address]) => !isLate(address))),
        requests: late < 0 ? own.length : late,
      },
      scriptBytes: await sumBytes([...scripts]),
      requests: own.length,
      thirdParty: own.filter((address) => !address.startsWith(origin)).length,
      urls: own,
      lcp: seen.lcp,
      fcp: seen.fcp,
      cls: seen.cls,
      element: seen.element,
    };
  });
}

/** Whether the HTML itself loads a script. It also has a list of the workers that may be started later. @param {string} html @param {string} address */
function isLoadedBy(html, address) {
  const { pathname } = new URL(address);
  return [`src="${pathname}"`, `href="${pathname}"`, `import('${pathname}')`].some((text) => html.includes(text));
}

/** @param {readonly (readonly [string, Promise<number>])[]} scripts */
const sumBytes = async (scripts) =>
  (await Promise.all(scripts.map(([, bytes]) => bytes))).reduce((sum, bytes) => sum + bytes, 0);

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
