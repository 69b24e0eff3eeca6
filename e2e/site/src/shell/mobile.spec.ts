import { devices } from '@playwright/test';
import { createFrame } from '../support/actions/frame.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const { userAgent } = devices['iPhone 15'];
const INVITE = '/?icode=a1b2&rcode=c3d4';

test.describe('mobile site', () => {
  // The server of the other brand is used as the mobile site, because it has another host and the same setting.
  test.beforeEach(({ stack, brand }) =>
    stack.console('settings', { h5DomainUrl: `${stack.urls[brand === 'main-cn' ? 'main-tw' : 'main-cn']}/` }),
  );
  test.afterEach(({ stack }) => stack.console('settings', undefined, 'DELETE'));

  test.describe('with a phone', () => {
    test.use({ userAgent });

    test('GRD-07 F-RTE-10 redirects to the mobile site with the invite codes, once, without a history entry', async ({
      page,
      stack,
      brand,
      siteUrl,
    }) => {
      const mobileUrl = `${stack.urls[brand === 'main-cn' ? 'main-tw' : 'main-cn']}/?icode=a1b2&rcode=c3d4`;
      const visited: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) visited.push(request.url());
      });
      await page.goto(INVITE);
      await page.waitForURL(mobileUrl);
      await expect(page.getByRole('banner')).toBeVisible();
      await page.waitForLoadState('networkidle');
      // The mobile site has the same setting and does not redirect to itself.
      expect(visited).toEqual([new URL(INVITE, siteUrl).href, mobileUrl]);
      expect(page.url()).toBe(mobileUrl);
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });
  });

  test('GRD-07 a computer stays on this site', async ({ page, brand, siteUrl }) => {
    await page.goto(INVITE);
    await expect(createFrame(page, texts[brand]).loginButton()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).origin).toBe(siteUrl);
  });
});
