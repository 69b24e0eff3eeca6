/** @typedef {import('./window.d.ts').Fiber} Fiber */

/**
 * Counts React's renders of price cells in a production build: through the hook React keeps for its developer tools, and
 * with their rule, by which a component has rendered when its fiber says that it performed work. The cells of a match's line
 * render as one. Runs inside the page.
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

const countRules = (/** @type {Page} */ page) =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0));

/** Turns the page dark or light with the player's own button. @param {Page} page */
async function turnEdition(page) {
  await page.getByRole('button', { name: /^切换到(专业|经典)版/ }).click();
  await page.waitForTimeout(400);
}

/**
 * What a turn to the dark edition and back costs once both have been painted: renders of cells and new CSS rules; and
 * how many cells another odds type renders, to show that the count counts. (A pick renders none: it is written.)
 *
 * @param {Page} page
 */
export async function turnEditions(page) {
  await turnEdition(page);
  await turnEdition(page);
  await page.evaluate(countCellRenders);
  const before = { renders: await readRenders(page), rules: await countRules(page) };
  await turnEdition(page);
  await turnEdition(page);
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
