import { createHash } from 'node:crypto';
import { createFrame } from '../support/actions/frame.ts';
import { recordPage } from '../support/checks/recordPage.ts';
import { createPlayer, VENUE } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const PASSWORD = 'demo1234';
const KEYS = [
  'token',
  'userId',
  'jwt',
  'deviceId',
  'icode',
  'rcode',
  'originalUrl',
  'hideZeroBalance',
  'rememberedAt',
  'rememberedLogin',
  'edition',
  'safeSwitch',
  'fingerprint',
  'locale',
  'pageSize',
].map((key) => `pavilion.${key}`);
const INVALID_VALUES = [
  '',
  'null',
  'undefined',
  '{"',
  '[object Object]',
  'a\r\nX-Evil: 1',
  '\u0000云',
  'x'.repeat(200_000),
];

/** Scripts that disable storage: one denies access to it, the other refuses each write. */
const brokenStorages = {
  'F-STO-01 closed': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  'F-STO-02 full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

interface Counts {
  renders: number;
  /** Written keys. */
  readonly writes: string[];
}

/** Keys that `writeManyTimes` writes. The page itself may store others at any time, such as data of the platform. */
const CHANGED_KEYS = /^(pavilion\.(edition|hideZeroBalance)|sports\.slip|other\.\d+|clear)$/;

/** Counts the commits of React, by the hook of its developer tools, and records the writes to storage. */
function countRendersAndWrites(): void {
  const counts: Counts = { renders: 0, writes: [] };
  const page = Object.assign(globalThis as unknown as { counts: typeof counts }, { counts });
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberRoot: () => (page.counts.renders += 1),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
  for (const name of ['setItem', 'removeItem', 'clear'] as const) {
    const write: (...values: string[]) => void = Storage.prototype[name];
    Storage.prototype[name] = function count(this: Storage, ...values: string[]) {
      page.counts.writes.push(values[0] ?? name);
      write.apply(this, values);
    };
  }
}

/** Writes 1,000 values to keys of the site and to others within 1 s. The last edition is `professional`. */
async function writeManyTimes(): Promise<void> {
  for (let at = 0; at < 1_000; at += 1) {
    const key = ['pavilion.edition', 'pavilion.hideZeroBalance', 'sports.slip', `other.${at}`][at % 4] ?? '';
    const value = at % 8 < 4 ? 'classic' : 'professional';
    localStorage.setItem(key, key === 'pavilion.edition' ? value : `${at}`);
    if (at % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test.describe('storage', () => {
  test('F-STO-04 I7 no storage of the browser contains a password, plain or hashed, after a login', async ({
    page,
    brand,
    member,
    context,
  }) => {
    const t = texts[brand];
    const player = createPlayer(page, t);
    const readRecords = recordPage(page);
    await page.goto('/');
    await player.openLogin();
    await player.submitLogin(member, 'wrong1234');
    await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: t.wrongCredentials })).toBeVisible();
    await player.submitLogin(member, PASSWORD);
    await expect(page.getByTestId('member-name')).toHaveText(member);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(VENUE);
    await expect(page.locator('[data-price]').first()).toBeVisible();
    const { origins, cookies } = await context.storageState({ indexedDB: true });
    const session = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    const records = Object.values(await readRecords());
    const kept = [JSON.stringify(origins), JSON.stringify(cookies), session, await page.content(), ...records].join(
      '\n',
    );
    const hash = createHash('md5').update(PASSWORD).digest('hex');
    for (const secret of [PASSWORD, hash, 'wrong1234', Buffer.from(hash).toString('base64url'), btoa(PASSWORD)])
      expect(kept).not.toContain(secret);
    expect(kept).toContain('pavilion.token');
  });

  for (const [name, script] of Object.entries(brokenStorages))
    test(`STO-02 ${name} storage: the site works, and the login lasts as long as the tab`, async ({
      page,
      brand,
      member,
    }) => {
      const t = texts[brand];
      const frame = createFrame(page, t);
      const player = createPlayer(page, t);
      await page.addInitScript(script);
      await page.goto('/');
      await expect(player.priceCells().first()).toBeVisible();
      await frame.editionButton().click();
      await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
      // The toast can be gone before the login dialog has closed.
      const toast = frame.notices().getByText(t.notKept).waitFor();
      await player.logIn(member);
      await toast;
      await frame.main().locator(`a[href^="${VENUE}"]`).first().click();
      await player.priceCells().first().click();
      await player.stake('30');
      await expect(page.getByLabel(t.stake, { exact: true })).toHaveValue('30');
      await expect(player.balance()).toHaveText('¥10,000.00');
      await page.goto('/');
      await expect(frame.loginButton()).toBeVisible();
    });

  test('F-STO-07 1,000 writes of another tab in 1 s cause at most 5 renders and no write, and the last value holds', async ({
    page,
    brand,
    context,
  }) => {
    await page.addInitScript(countRendersAndWrites);
    await page.goto('/app/help/gywm');
    await expect(createFrame(page, texts[brand]).title()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const other = await context.newPage();
    await other.goto('/app/help/gywm');
    await expect(createFrame(other, texts[brand]).title()).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { counts: { renders: 0, writes: [] } }));
    await other.evaluate(writeManyTimes);
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
    const counts = await page.evaluate(() => (globalThis as unknown as { counts: Counts }).counts);
    expect(counts.renders).toBeGreaterThan(0);
    expect(counts.renders).toBeLessThanOrEqual(5);
    expect(counts.writes.filter((key) => CHANGED_KEYS.test(key))).toEqual([]);
    const stored = await page.evaluate(() => localStorage.getItem('pavilion.edition'));
    expect(stored).toBe('professional');
  });

  test('F-STO-05 prompts to log in once if the token was removed by hand', async ({ page, brand, member }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    const player = createPlayer(page, t);
    await page.goto('/');
    await player.logIn(member);
    await page.goto('/mine/userinfo');
    await expect(frame.title()).toBeVisible();
    // A pending call of the page would otherwise be the next action.
    await page.waitForLoadState('networkidle');
    const link = frame.nav(t.mainNav).getByRole('link', { name: t.categories[4], exact: true });
    // In one task: a poll between the two would be the next action, too.
    await link.evaluate((element: HTMLElement) => {
      localStorage.removeItem('pavilion.token');
      element.click();
    });
    await expect(page.getByRole('dialog').getByLabel(t.username, { exact: true })).toBeVisible();
    await expect(page.getByText(t.loginAgain, { exact: true })).toHaveCount(1);
    await expect(page).toHaveURL('/');
  });

  test(
    'F-STO-03 STO-02 starts and logs in with invalid values in every key',
    { tag: '@full' },
    async ({ page, brand, member }) => {
      const t = texts[brand];
      const player = createPlayer(page, t);
      await page.goto('/');
      for (const value of INVALID_VALUES) {
        await page.evaluate(([keys, rubbish]) => keys.forEach((key) => localStorage.setItem(key, rubbish)), [
          [...KEYS, 'sports.slip', 'sports.oddsType', 'sports.alerts', 'sports.toldNews'],
          value,
        ] as const);
        await page.reload();
        await expect(player.priceCells().first(), JSON.stringify(value.slice(0, 20))).toBeVisible();
        await expect(createFrame(page, t).loginButton()).toBeVisible();
      }
      await player.logIn(member);
      await player.openVenue();
      await player.priceCells().first().click();
      await expect(page.getByLabel(t.stake, { exact: true })).toBeVisible();
    },
  );
});
