import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const DIRECTIVES = ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
const PAGE_DIRECTIVES = [
  "require-trusted-types-for 'script'",
  'trusted-types pavilion-worker',
  'report-uri /csp-report',
  "frame-src 'self';",
];

test.describe('response headers', () => {
  test('F-RTE-17 SEC-06 each response has the headers; files with a hash are cached without limit', async ({
    request,
    siteUrl,
  }) => {
    const home = await request.get('/');
    const script = /\/assets\/[\w./-]+\.js/.exec(await home.text())?.[0] ?? 'no script';
    const responses = {
      page: home,
      link: await request.get('/mine/betRecord?x=1'),
      asset: await request.get(script),
      call: await request.post('/site/api/v1/configuration/preInfo', { data: {} }),
      missing: await request.get('/assets/nothing-12345678.js'),
      malformed: await request.get(`${siteUrl}/%zz`),
      socket: await request.get('/ws/sport'),
    };
    for (const [name, response] of Object.entries(responses)) {
      const headers = response.headers();
      for (const directive of DIRECTIVES) expect(headers['content-security-policy'], name).toContain(directive);
      expect(headers['content-security-policy'], name).not.toMatch(/unsafe-|\*|https?:|nonce/);
      expect(headers, name).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
    expect(responses.asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(responses.asset.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
    expect(responses.missing.status()).toBe(404);
    expect(responses.missing.headers()['content-type']).not.toContain('html');
  });

  test('SEC-07 a page is the same for every visitor, may be stored by a CDN and is sent again only after a change', async ({
    request,
  }) => {
    const [home, link] = [await request.get('/'), await request.get('/mine/betRecord')];
    expect(await link.text()).toBe(await home.text());
    expect(link.headers()['content-security-policy']).toBe(home.headers()['content-security-policy']);
    for (const directive of PAGE_DIRECTIVES) expect(home.headers()['content-security-policy']).toContain(directive);
    expect(home.headers()).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    const unchanged = await request.get('/', { headers: { 'if-none-match': home.headers()['etag'] ?? 'none' } });
    expect(unchanged.status()).toBe(304);
  });

  test('SEC-08 no source map is served, and no script names one', async ({ request }) => {
    const script = /\/assets\/index-[\w-]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? 'no script';
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
    for (const path of [`${script}.map`, `${script}%2Emap`, '/.vite/manifest.json', '/.policy/directives.json']) {
      const response = await request.get(path);
      expect([path, response.headers()['content-type']?.includes('json') ?? false]).toEqual([path, false]);
      expect(await response.text(), path).not.toMatch(/"mappings"|"isEntry"|"script-src"/);
    }
    expect((await request.get(`${script}.map`)).status()).toBe(404);
  });

  test('F-RTE-17 QLT-03 a whole visit sends no request to another origin', async ({ page, brand, member, siteUrl }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    const player = createPlayer(page, t);
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
    expect([...hosts].filter((host) => host !== '' && host !== new URL(siteUrl).host)).toEqual([]);
  });
});
