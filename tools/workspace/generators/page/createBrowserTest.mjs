/**
 * Source of the browser test of a page: access, title, failure and retry, accessibility in both editions.
 *
 * @param {import('./generator.mjs').Page} page
 */
export function createBrowserTest({ path, name, folder, list, titles, isGuest }) {
  return `
import { expectCleanEditions } from '../support/checks/findings.ts';
import { createFrame } from '../support/actions/frame.ts';
${isGuest ? '' : "import { createPlayer } from '../support/actions/player.ts';\n"}import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Titles by site, typed by hand. */
const titles = { 'main-cn': '${titles['zh-CN']}', 'main-tw': '${titles['zh-TW']}' } as const;

test.describe('${folder}', () => {
  test.afterEach(({ stack }) => stack.console('faults', undefined, 'DELETE'));
${isGuest ? '' : createGuestTest(path)}
  test(
    '${isGuest ? 'a guest' : 'a member'} reads ${path}, after a failed read too, in both editions',
    { tag: '@brand' },
    async ({ page, brand, ${isGuest ? '' : 'member, '}stack }) => {
      const frame = createFrame(page, texts[brand]);
      ${isGuest ? '' : "await page.goto('/');\n      await createPlayer(page, texts[brand]).logIn(member);\n      "}await stack.console('faults', { endpoint: '${list.id}', kind: 'error', code: 6004 });
      await page.goto('${path}');
      await expect(frame.title()).toHaveText(titles[brand]);
      const failure = frame.main().getByRole('alert');
      await expect(failure).toBeVisible();
      await expectCleanEditions(page, '${name} after a failed read');
      await stack.console('faults', undefined, 'DELETE');
      await failure.getByRole('button').click();
      await expect(frame.main().getByRole('table')).toBeVisible();
      await expectCleanEditions(page, '${name}');
    },
  );
});
`;
}

/** @param {string} path */
const createGuestTest = (path) => `
  test('GRD-01 a guest who opens ${path} is sent home', async ({ page, brand }) => {
    await page.goto('${path}');
    await expect(page).toHaveURL('/');
    await expect(createFrame(page, texts[brand]).notices()).toContainText(texts[brand].loginFirst);
  });
`;
