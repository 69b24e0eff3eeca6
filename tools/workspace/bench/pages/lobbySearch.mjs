import { median } from '../support/pageLoad.mjs';
import { createMaxRow, formatMs } from '../support/resultRows.mjs';
import { DESKTOP, withBrowser } from '../support/withBrowser.mjs';

/** The same name in characters, in pinyin and by initials; and the start of many names. */
const QUERIES = /** @type {const} */ (['麒麟', 'qilin', 'ql', 'shen']);
/** Matches no name, also not by initials. */
const NO_GAME = 'zzzzzzzz';
const ROUNDS = 3;
const MAX_MS = 100;

/**
 * Types a text into the search field, and returns the time until the list of results is in the page. Runs inside the page.
 *
 * @param {string} text
 */
async function search(text) {
  const field = /** @type {HTMLInputElement} */ (document.querySelector('input[type=search]'));
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const type = (/** @type {string} */ value) => {
    property?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const readResult = () => document.querySelector('main [role=status]')?.textContent ?? '';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = readResult();
  const begun = performance.now();
  type(text);
  while (readResult() === before || !document.querySelector('[role=grid] [data-game]')) await frame();
  const ms = performance.now() - begun;
  const result = readResult();
  type('');
  while (readResult() === result) await frame();
  await frame();
  return ms;
}

/**
 * Measures the search among 2,400 games, from the input to the results, once the whole list is loaded (LOB-10).
 *
 * @param {string} executablePath @param {string} siteUrl
 */
export function measureLobbySearch(executablePath, siteUrl) {
  return withBrowser(executablePath, async (browser) => {
    const page = await browser.newPage(DESKTOP);
    await page.goto(`${siteUrl}/game/egame`);
    await page.locator('[data-game]').first().waitFor();
    // The first search loads the rest of the list and the table of pinyin.
    await page.locator('input[type=search]').fill(NO_GAME);
    await page.waitForFunction(() => !document.querySelector('[role=grid]'));
    await page.locator('input[type=search]').fill('');
    await page.locator('[data-game]').first().waitFor();
    // Compiles the code of the search and draws covers that were never shown.
    await page.evaluate(search, 'long');
    const rows = [];
    for (const query of QUERIES) {
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await page.evaluate(search, query));
      rows.push(
        createMaxRow(`lobby: search "${query}" among 2,400 games`, {
          value: median(times) ?? Infinity,
          max: MAX_MS,
          write: formatMs,
        }),
      );
    }
    await page.close();
    return rows;
  });
}
