import { createFrame } from '../support/actions/frame.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const LONG = 'a'.repeat(8_192);

/** Address and the status of its response; a server does not receive the hash. */
const ADDRESSES: readonly (readonly [address: string, status: number])[] = [
  ['/%', 404],
  ['/%zz', 404],
  ['/game/sport/%e6%9b', 404],
  ['/%00', 404],
  [`/${LONG}`, 404],
  ['/?q=%zz', 404],
  ['/mine/betRecord?q=%', 404],
  ['/game/sport/crty?q=%00', 404],
  [`/?q=${LONG}`, 404],
  [`/?q=${LONG}${LONG}${LONG}`, 404],
  ['/#%zz', 200],
  ['/game/sport/crty#%e6', 200],
  ['/#%00', 200],
  [`/#${LONG}`, 200],
];

test.describe('malformed addresses', () => {
  // Chromium reports a document with the status 404 in its console.
  test.use({ allowedErrors: { patterns: [/status of 404/] } });

  test('F-RTE-13 SEC-06 each shows the not-found page inside the site', async ({ page, brand, siteUrl }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    for (const [address, status] of ADDRESSES) {
      const name = address.slice(0, 40);
      // An address that differs only in its hash would not be loaded again.
      await page.goto('about:blank');
      const response = await page.goto(siteUrl + address);
      expect([name, response?.status()]).toEqual([name, status]);
      await expect(frame.title(), name).toHaveText(t.notFound);
      await expect(page.getByRole('banner'), name).toBeVisible();
    }
    await frame.main().getByRole('link').click();
    await expect(frame.loginButton()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
