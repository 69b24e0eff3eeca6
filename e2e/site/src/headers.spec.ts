import { createFrame } from './support/frame.ts';
import { createPlayer } from './support/player.ts';
import { expect, test, type Page } from './support/test.ts';
import { texts } from './support/texts.ts';

const DIRECTIVES = ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

/** Reports each violation of the content security policy, on this page and later ones. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => void violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    );
  });
  return violations;
}

test.describe('response headers', () => {
  test('F-RTE-17 each response has the policy; pages are not cached, hashed files are', async ({ request }) => {
    const home = await request.get('/');
    const script = /\/assets\/[\w./-]+\.js/.exec(await home.text())?.[0] ?? 'no script';
    const responses = {
      page: home,
      link: await request.get('/mine/betRecord?x=1'),
      asset: await request.get(script),
      call: await request.post('/site/api/v1/configuration/preInfo', { data: {} }),
      missing: await request.get('/assets/nothing-12345678.js'),
    };
    for (const [name, answer] of Object.entries(responses)) {
      const headers = answer.headers();
      for (const directive of DIRECTIVES) expect(headers['content-security-policy'], name).toContain(directive);
      expect(headers['content-security-policy'], name).not.toMatch(/unsafe-|\*|https?:/);
      expect(headers, name).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
    expect(responses.asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(responses.asset.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
    expect(responses.page.headers()['cache-control']).toBe('no-store');
    expect(responses.link.headers()['cache-control']).toBe('no-store');
    expect(responses.missing.status()).toBe(404);
    expect(responses.missing.headers()['content-type']).not.toContain('html');
    const parseNonce = (policy = '') => /'nonce-([^']+)'/.exec(policy)?.[1];
    const nonces = [home, responses.link].map((answer) => parseNonce(answer.headers()['content-security-policy']));
    expect(new Set(nonces).size).toBe(2);
    expect(await home.text()).toContain(`nonce="${nonces[0]}"`);
  });

  test('F-RTE-17 QLT-03 a whole visit violates no rule of the policy and sends no request to another origin', async ({
    page,
    brand,
    member,
    siteUrl,
  }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    const player = createPlayer(page, t);
    const violations = await watchPolicy(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host));
    await page.goto('/');
    await player.logIn(member);
    await player.openVenue();
    await player.priceCells().first().click();
    await player.stake('10');
    await frame.editionButton().click();
    await frame.languageButton().click();
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
    for (const path of ['/mine/betRecord', '/mine/userinfo', '/app/help/kh', '/nowhere']) {
      await page.goto(path);
      await expect(frame.title()).toBeVisible();
    }
    expect(violations).toEqual([]);
    expect([...hosts].filter((host) => host !== '' && host !== new URL(siteUrl).host)).toEqual([]);
  });
});
