import { countRules } from './boardVisit.mjs';

/** @typedef {import('../window.d.ts').Fiber} Fiber */

/**
 * Counts React's renders of price cells in a production build, through the hook for React's developer tools. As in these
 * tools, a component has rendered if its fiber has the flag of performed work. The cells of one line of a match render
 * together. Runs inside the page.
 */
function countCellRenders() {
  const PERFORMED_WORK = 1;
  const HOST = 5;
  const seen = window.__board;
  seen.renders = 0;

  const isCell = (/** @type {Fiber} */ fiber) => {
    /** @type {Fiber | null} */
    let at = fiber;
    while (at && at.tag !== HOST) at = at.child;
    const { price, cells } = at?.stateNode?.dataset ?? {};
    return price !== undefined || cells !== undefined;
  };
  const visit = (/** @type {Fiber} */ fiber) => {
    const before = fiber.alternate;
    const isComponent = typeof fiber.type === 'function' || (typeof fiber.type === 'object' && fiber.type !== null);
    const hasRendered = before === null || (fiber.flags & PERFORMED_WORK) !== 0;
    if (isComponent && hasRendered && isCell(fiber)) seen.renders += 1;
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  seen.onCommit = (root) => visit(root.current);
}

/** @typedef {import('@playwright/test').Page} Page */

const readRenders = (/** @type {Page} */ page) => page.evaluate(() => window.__board.renders);

/** Changes the edition with the player's button. @param {Page} page */
async function switchEdition(page) {
  await page.getByRole('button', { name: /^切换到(专业|经典)版/ }).click();
  await page.waitForTimeout(400);
}

/**
 * Measures a change to the dark edition and back once both have been painted: renders of cells and new CSS rules. The
 * number of cells that another odds type renders shows that the counter works. (A selection renders none: the marks are
 * written into the cells.)
 *
 * @param {Page} page
 */
export async function measureEditionSwitch(page) {
  await switchEdition(page);
  await switchEdition(page);
  await page.evaluate(countCellRenders);
  const before = { renders: await readRenders(page), rules: await countRules(page) };
  await switchEdition(page);
  await switchEdition(page);
  const after = { renders: await readRenders(page), rules: await countRules(page) };
  const oddsType = page.getByLabel('盘口类型', { exact: true });
  await oddsType.selectOption('E');
  await page.waitForTimeout(400);
  const shown = (await readRenders(page)) - after.renders;
  await oddsType.selectOption('H');
  await page.waitForTimeout(400);
  await page.evaluate(() => void (window.__board.onCommit = undefined));
  return { renders: after.renders - before.renders, rules: after.rules - before.rules, shown };
}
