import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Duration of the observation, in which a retry every second would open six sockets. */
const WATCH_MS = 6_000;

const readShownOdds = (page: Page) => page.locator('[data-price]').allInnerTexts();

/** Counts calls and sockets of the page to the platform. */
function countTraffic(page: Page) {
  const traffic = { calls: 0, sockets: 0 };
  page.on('request', (request) => {
    if (/^\/(xxxx|site|act|fd|game|stream)\//.test(new URL(request.url()).pathname) && request.method() === 'POST')
      traffic.calls += 1;
  });
  page.on('websocket', () => (traffic.sockets += 1));
  return traffic;
}

test.describe('offline', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/, /WebSocket connection to .* failed/] } });
  test.afterEach(({ stack }) => stack.console('clock', { speed: 1 }));

  test('F-API-24 shows at once that the network is down, and continues when it is back', async ({
    page,
    brand,
    context,
    stack,
  }) => {
    const t = texts[brand];
    const banner = page.getByText(t.offline, { exact: true });
    await page.goto('/');
    await expect(createPlayer(page, t).priceCells().first()).toBeVisible();
    await stack.console('clock', { speed: 10 });
    await context.setOffline(true);
    await expect(banner).toBeVisible({ timeout: 1_000 });
    await context.setOffline(false);
    await expect(banner).toBeHidden({ timeout: 1_000 });
    const before = await readShownOdds(page);
    await expect.poll(() => readShownOdds(page), { timeout: 30_000 }).not.toEqual(before);
  });

  test(
    'F-API-13 F-CHT-01 home sends few calls to a running platform, and retries a stopped one rarely',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const traffic = countTraffic(page);
      await page.goto('/');
      await expect(createPlayer(page, texts[brand]).priceCells().first()).toBeVisible();
      await page.waitForTimeout(WATCH_MS);
      expect(traffic.sockets).toBe(1);
      expect(traffic.calls).toBeLessThanOrEqual(10);
      await stack.stopSandbox('SIGKILL');
      Object.assign(traffic, { calls: 0, sockets: 0 });
      await page.waitForTimeout(WATCH_MS);
      const { sockets, calls } = traffic;
      await stack.startSandbox();
      expect(sockets).toBeLessThanOrEqual(4);
      expect(calls).toBeLessThanOrEqual(15);
      await expect.poll(() => traffic.sockets, { timeout: 20_000 }).toBeGreaterThan(sockets);
    },
  );
});
