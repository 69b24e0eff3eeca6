import { createApiClient, createSession, defaultWireProfile, isCaptchaDemand } from '@pavilion/api-client';
import { schemas } from '@pavilion/api-client/schemas';
import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';

/** Member whose login is stored, and the site. */
export interface StoredLogin {
  readonly siteUrl: string;
  readonly siteId: number;
  readonly name: string;
}

/** Password of every member that the console creates. */
const PASSWORD = 'demo1234';

/**
 * Logs a member in by the API and stores the session in the browser, in place of all it has stored before. It saves the
 * steps of the login dialog, which tests of the login itself take.
 */
export async function storeLogin(page: Page, { siteUrl, siteId, name }: StoredLogin): Promise<void> {
  const values = new Map<string, string>();
  const store = {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => Boolean(values.set(key, value)),
    remove: (key: string) => void values.delete(key),
  };
  const session = createSession({ store });
  const client = createApiClient({ session, baseUrl: siteUrl, profile: { ...defaultWireProfile, siteId } });
  const password = createHash('md5').update(PASSWORD).digest('hex');
  const login = await client.call('user.login', { ...schemas['user.login'].example.request, name, password });
  if (isCaptchaDemand(login)) throw new Error(`storeLogin: the login of ${name} requires a captcha.`);
  session.login(login);
  const localStorage = [...values].map(([key, value]) => ({ name: key, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: new URL(siteUrl).origin, localStorage }] });
}
