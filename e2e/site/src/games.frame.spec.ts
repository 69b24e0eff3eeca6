import { launchGame } from './support/launchGame.ts';
import { createPlayer } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

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

const FRAMED = { path: '/game/realbet', venue: 'YHZR', isFramed: true };

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
    await page.goto(FRAMED.path);
    await createPlayer(page, texts[brand]).logIn(member);
    const { tab, room } = await launchGame(page, { brand, stack }, FRAMED);
    await expect(room.locator('#tried')).toHaveText('SecurityError SecurityError null');
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect([new URL(tab.url()).pathname, page.context().pages().length]).toEqual(['/dz/game', 2]);
    await expect(tab.getByTestId('member-name')).toHaveText(member);
    const closed = tab.waitForEvent('close');
    await tab.frames()[1]?.evaluate(() => parent.postMessage({ source: 'pavilion-venue', type: 'close' }, '*'));
    await closed;
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });
});
