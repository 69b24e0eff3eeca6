import { startStack } from '../../stack/startStack.mjs';
import { median } from '../support/pageLoad.mjs';
import { createMaxRow, formatMs } from '../support/resultRows.mjs';
import { DESKTOP, withBrowser } from '../support/withBrowser.mjs';

/** Leagues, teams, games and pages: by characters, in the other script, in pinyin and by initials; two words. */
const QUERIES = /** @type {const} */ (['曼', '皇家', '英格蘭', 'asn', 'hj', 'huangjia', 'tixian', '皇家 lwp']);
const ROUNDS = 5;
/** Makes a world of about 2,500 matches. */
const MATCHES = 900;
const MAX_MS = 100;

/**
 * Types a text into the search field, and returns the time until its results are in the page. Runs inside the page.
 *
 * @param {string} text
 */
async function search(text) {
  const field = /** @type {HTMLInputElement} */ (document.querySelector('[role=dialog] [role=combobox]'));
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const type = (/** @type {string} */ value) => {
    property?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const readStatus = () => document.querySelector('[role=dialog] [role=status]')?.textContent ?? '';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = readStatus();
  const begun = performance.now();
  type(text);
  while (readStatus() === before) await frame();
  const ms = performance.now() - begun;
  const found = readStatus();
  type('');
  while (readStatus() === found) await frame();
  await frame();
  return ms;
}

/**
 * Measures the search of the site among about 2,500 matches and 2,400 games, from the input to the results (SRC-02).
 *
 * @param {string} executablePath
 */
export async function benchSiteSearch(executablePath) {
  const stack = await startStack({ matches: MATCHES });
  try {
    return await withBrowser(executablePath, async (browser) => {
      const page = await browser.newPage({ ...DESKTOP, baseURL: stack.urls['main-cn'] });
      await page.goto('/');
      await page.locator('button[data-price]').first().waitFor();
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      // Reads the index and the table of pinyin, and compiles the code of the search.
      await page.getByRole('combobox').fill('asn');
      await page.getByRole('option').first().waitFor();
      await page.getByRole('combobox').fill('');
      await page.waitForTimeout(2_000);
      const rows = [];
      for (const query of QUERIES) {
        const times = [];
        for (let round = 0; round < ROUNDS; round += 1) times.push(await page.evaluate(search, query));
        rows.push(
          createMaxRow(`search of the site: "${query}" among 2,500 matches and 2,400 games`, {
            value: median(times) ?? Infinity,
            max: MAX_MS,
            write: formatMs,
          }),
        );
      }
      await page.close();
      return rows;
    });
  } finally {
    await stack.stop();
  }
}
