import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Sections of the console by the key in its address. */
const SECTIONS = [
  'matches',
  'bets',
  'members',
  'cashier',
  'venues',
  'chat',
  'service',
  'content',
  'faults',
  'settings',
  'inbox',
  'ledger',
];

/** Runs in the page: tries to write markup, to run text and to start a worker. Returns the name of the error of each. */
function attack(script: string): readonly string[] {
  const nameError = (work: () => unknown) => {
    try {
      work();
      return 'none';
    } catch (error) {
      return (error as Error).name;
    }
  };
  type Policies = { readonly createPolicy: (name: string, rules: object) => unknown };
  type WorkerPolicy = { readonly createScriptURL: (url: string) => string };
  const page = globalThis as unknown as { trustedTypes: Policies; pavilionWorker: WorkerPolicy };
  return [
    () => (document.createElement('div').innerHTML = '<img src=x onerror="window.ran=1">'),
    () => (document.createElement('script').text = 'window.ran=1'),
    () => document.createElement('iframe').setAttribute('srcdoc', '<script>top.ran=1</script>'),
    () => new Worker(script),
    () => new Worker(page.pavilionWorker.createScriptURL(script)),
    () => page.trustedTypes.createPolicy('pavilion-worker', { createHTML: (text: string) => text }),
    () => page.trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
  ].map(nameError);
}

const waitUntilReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

test.describe('content security policy', () => {
  test.use({
    allowedErrors: {
      patterns: [
        /Content Security Policy|Trusted(HTML|Script)/i,
        // More than 5 reports in a second.
        /status of 429/,
        // Chromium refuses the sockets of a page that a test has changed.
        /LOCAL_NETWORK_ACCESS/,
      ],
    },
  });
  test.afterEach(({ stack }) => stack.console('violations', undefined, 'DELETE'));

  test('SEC-07 QLT-03 planted markup, text and workers are refused, and the console lists the reports', async ({
    page,
    stack,
    siteUrl,
    findings,
  }) => {
    await page.goto('/activity/discount?secret=1');
    await waitUntilReady(page);
    const script = (await page.locator('link[rel=preload][as=script]').first().getAttribute('href')) ?? '';
    expect(await page.evaluate(attack, script)).toEqual(Array.from({ length: 7 }, () => 'TypeError'));
    expect(await page.evaluate(() => (globalThis as unknown as { ran?: unknown }).ran)).toBeUndefined();
    await expect.poll(() => findings.violations.length).toBeGreaterThan(0);
    const sink = { directive: 'require-trusted-types-for', page: `${siteUrl}/activity/discount` };
    const refused = { directive: 'trusted-types', page: `${siteUrl}/activity/discount` };
    await expect
      .poll(() => stack.console('violations'))
      .toEqual(expect.arrayContaining([expect.objectContaining(sink), expect.objectContaining(refused)]));
    expect(JSON.stringify(await stack.console('violations'))).not.toContain('secret');
    await page.goto(`${stack.sandboxUrl}/console#violations`);
    await expect(page.getByRole('row').filter({ hasText: sink.directive })).toContainText(sink.page);
    findings.violations.length = 0;
  });

  test('SEC-07 an inline script and a style attribute of foreign markup do not work', async ({
    page,
    siteUrl,
    findings,
  }) => {
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const planted = '<script>window.ran=1</script><p id="planted" style="color:red" onclick="ran=1">x</p>';
        await route.fulfill({ response, body: html.replace('</body>', `${planted}</body>`) });
      },
    );
    await page.goto(siteUrl);
    await waitUntilReady(page);
    await page.locator('#planted').evaluate((element: HTMLElement) => element.click());
    expect(await page.evaluate(() => (globalThis as unknown as { ran?: unknown }).ran)).toBeUndefined();
    const color = await page.locator('#planted').evaluate((element) => getComputedStyle(element).color);
    expect(color).not.toBe('rgb(255, 0, 0)');
    const directives = findings.violations.splice(0).map((violation) => violation.split(' ')[0]);
    expect(new Set(directives)).toEqual(new Set(['script-src-elem', 'style-src-attr', 'script-src-attr']));
  });
});

test('SEC-07 G1 a guest who returns to /dz/game after the login gets the document of that page', async ({
  page,
  brand,
  member,
}) => {
  await page.goto('/dz/game');
  await expect(page).toHaveURL('/');
  await createPlayer(page, texts[brand]).logIn(member);
  await expect(page).toHaveURL('/dz/game');
  const getDocumentPath = () =>
    page.evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname);
  await expect.poll(getDocumentPath).toBe('/dz/game');
  await expect(createFrame(page, texts[brand]).main()).toBeVisible();
});

test('SEC-07 all sections of the console work under its policy', async ({ page, stack }) => {
  for (const section of [...SECTIONS, 'violations']) {
    await page.goto(`${stack.sandboxUrl}/console#${section}`);
    await expect(page.locator(`[data-key="${section}"]`)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#view > *').first()).toBeVisible();
  }
});
