import AxeBuilder from '@axe-core/playwright';
import { launchGame, type SiteUnderTest } from '../support/actions/launchGame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

/** Page of a hostile venue: it reads the site, navigates it away, opens windows and sends 10,000 messages. */
const HOSTILE = `<!doctype html><p id="tried"></p><script>
const attempt = (work) => { try { return String(work()); } catch (error) { return error.name; } };
const tried = [
  attempt(() => parent.document.title),
  attempt(() => parent.localStorage.length),
  attempt(() => window.open('about:blank')),
];
attempt(() => { top.location.href = 'https://example.invalid/'; });
for (let at = 0; at < 10000; at++) parent.postMessage({ source: 'pavilion-venue', type: 'leave', at }, '*');
const stranger = document.createElement('iframe');
stranger.srcdoc = '<script>top.postMessage({ source: "pavilion-venue", type: "close" }, "*")<\\/script>';
stranger.onload = () => { document.getElementById('tried').textContent = tried.join(' '); };
document.body.append(stranger);
</script>`;

/** Stores a text for `/dz/game` and opens the page, with a marker that an executed text sets. */
async function openStored(page: Page, stored: string | undefined): Promise<void> {
  await page.evaluate((text) => {
    if (text !== undefined) localStorage.setItem('launch.page', text);
  }, stored);
  await page.goto('/dz/game');
}

/** Texts that a player, an extension or an earlier release may have stored. `venue` is the origin of the venues. */
const listEditedTexts = (venue: string): readonly string[] => [
  '<!doctype html><script>top.wasRun = true</script>',
  'javascript:top.wasRun=true',
  'frame:javascript:top.wasRun=true',
  'frame:data:text/html,<script>top.wasRun=true</script>',
  `frame:${venue.replace('://', '://user:pw@')}/venue/x`,
  'frame:https://evil.example/venue/x',
  `${venue}/venue/x`,
  'frame:',
];

const FRAMED = { path: '/game/realbet', venue: 'YHZR', isFramed: true };

/** Logs in and launches a game that plays in a frame. */
async function launchFramed(page: Page, member: string, site: SiteUnderTest) {
  await page.goto(FRAMED.path);
  await createPlayer(page, texts[site.brand]).logIn(member);
  return launchGame(page, site, FRAMED);
}

test.describe('frame of games', () => {
  // Chromium reports what the sandbox of the frame refuses.
  test.use({ allowedErrors: { patterns: [/sandboxed/] } });

  test('F-RTE-07 F-RTE-12 G1 a hostile venue in the frame has no access to the site, and only its own messages count', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    await page.context().route(
      (url) => url.origin === stack.venueUrl,
      (route) => route.fulfill({ contentType: 'text/html', body: HOSTILE }),
    );
    const { tab, room } = await launchFramed(page, member, { brand, stack });
    await expect(room.locator('#tried')).toHaveText('SecurityError SecurityError null');
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect([new URL(tab.url()).pathname, page.context().pages().length]).toEqual(['/dz/game', 2]);
    await expect(tab.getByTestId('member-name')).toHaveText(member);
    const closed = tab.waitForEvent('close');
    await tab.frames()[1]?.evaluate(() => parent.postMessage({ source: 'pavilion-venue', type: 'close' }, '*'));
    await closed;
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test(
    'LOB-05 LOB-08 QLT-02 a framed game has the tokens of its site, keys play it, and its log is text',
    { tag: '@brand' },
    async ({ page, brand, member, stack }) => {
      const { tab, room } = await launchFramed(page, member, { brand, stack });
      const readToken = (name: string) =>
        tab.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);
      const accent = await readToken('--color-accent-fill');
      expect(accent).toMatch(/^#[0-9a-f]{6}$/);
      const readFramed = () => room.locator('html').evaluate((root) => root.style.getPropertyValue('--accent-fill'));
      await expect.poll(readFramed).toBe(accent);
      await expect(room.locator('[data-sound]')).toHaveAttribute('aria-pressed', 'false');
      await room.locator('.spot').first().focus();
      for (const key of ['2', 'Enter', 'ArrowRight', 'Enter', 'Backspace']) await tab.keyboard.press(key);
      await expect(room.locator('.spot[data-laid]')).toHaveCount(1);
      await room.getByTestId('play').focus();
      await tab.keyboard.press('Enter');
      await expect(room.locator('[data-round] .log-text')).toHaveText(/[\d–]/);
      await expect(room.locator('#message')).not.toBeEmpty();
      // A preload resolves the `@import`s of a style sheet against the document, and reports 404. No rule that runs needs it.
      const { violations } = await new AxeBuilder({ page: tab })
        .options({ preload: false })
        .include('iframe')
        .analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id} ${String(nodes[0]?.target)}`)).toEqual([]);
    },
  );

  test('LOB-05 DSK-11 on a phone the frame has the width of the window, and the result of a round is in view', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const { tab, room } = await launchFramed(page, member, { brand, stack });
    await tab.setViewportSize({ width: 390, height: 844 });
    await room.locator('.spot').first().click();
    await room.getByTestId('play').click();
    await expect(room.locator('[data-round]')).toHaveCount(1);
    const [frame, button, result] = await Promise.all(
      [tab.locator('iframe'), room.getByTestId('play'), room.locator('#message')].map((part) => part.boundingBox()),
    );
    expect(frame).toMatchObject({ x: 0, width: 390 });
    expect(result?.y).toBeGreaterThan(frame?.y ?? NaN);
    expect(result?.y).toBeLessThan(button?.y ?? NaN);
    expect((button?.y ?? NaN) + (button?.height ?? NaN)).toBeLessThanOrEqual(844);
    await expect(tab.getByRole('contentinfo')).toHaveCount(0);
  });

  test('F-RTE-08 /dz/game opened directly shows a message, and its button leads home', async ({
    page,
    brand,
    openAsMember,
  }) => {
    const w = walletTexts[brand];
    await openAsMember('/');
    await openStored(page, undefined);
    await expect(page.getByText(w.noPage)).toBeVisible();
    await page.getByRole('button', { name: w.closePage, exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  test('F-RTE-08 G1 an edited text is neither shown nor run, and removed', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    await openAsMember('/');
    for (const stored of listEditedTexts(stack.venueUrl)) {
      await openStored(page, stored);
      await expect(page.getByText(walletTexts[brand].noPage), stored).toBeVisible();
      await expect(page.locator('iframe'), stored).toHaveCount(0);
      const left = await page.evaluate(() => [localStorage.getItem('launch.page'), 'wasRun' in window]);
      expect(left, stored).toEqual([null, false]);
    }
  });

  test('F-RTE-07 F-RTE-08 an address is read once: a reload shows the message', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const { tab } = await launchFramed(page, member, { brand, stack });
    await expect(tab.locator('iframe')).toHaveAttribute('src', new RegExp(`^${stack.venueUrl}/`));
    await tab.reload();
    await expect(tab.getByText(walletTexts[brand].noPage)).toBeVisible();
    await expect(tab.locator('iframe')).toHaveCount(0);
  });
});
