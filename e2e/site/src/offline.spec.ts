import { createPlayer } from './support/player.ts';
import { expect, test, type Page } from './support/test.ts';
import { texts } from './support/texts.ts';

/** Long enough for a loop to show: one that tries once a second makes six sockets. */
const WATCH_MS = 6_000;

const readShownOdds = (page: Page) => page.locator('[data-price]').allInnerTexts();

/** Counts what the page asks of the platform. */
function countTraffic(page: Page) {
  const traffic = { calls: 0, sockets: 0 };
  page.on('request', (request) => {
    if (/^\/(xxxx|site|act|fd|game|stream)\//.test(new URL(request.url()).pathname) && request.method() === 'POST')
      traffic.calls += 1;
  });
  page.on('websocket', () => (traffic.sockets += 1));
  return traffic;
}

test.describe('without a network', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/, /WebSocket connection to .* failed/] } });
  test.afterEach(({ stack }) => stack.console('clock', { speed: 1 }));

  test('F-API-24 the site says at once that the network is gone, and goes on when it is back', async ({
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

  test('F-API-13 F-CHT-01 home asks little while the platform is there, and does not storm it when it is away', async ({
    page,
    brand,
    stack,
  }) => {
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
  });
});
