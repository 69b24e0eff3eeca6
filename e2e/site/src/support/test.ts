import { test as base, expect, type Page } from '@playwright/test';
import { startStack } from '../../../../tools/workspace/stack/startStack.mjs';

export type Stack = Awaited<ReturnType<typeof startStack>>;
export type BrandId = 'main-cn' | 'main-tw';

export interface StackOptions {
  brand: BrandId;
}

interface Fixtures {
  /** Texts of console errors a test expects, such as the network errors of a stopped sandbox. */
  allowedErrors: { readonly patterns: readonly RegExp[] };
  siteUrl: string;
  /** A member of the test's own with 10,000.00, so that no other test's bets or logins are in the way. */
  member: string;
  noConsoleErrors: void;
}

/** Matches in play, about: enough for every sport and show type, and light for a machine that plays many worlds at once. */
const MATCHES = 60;
// How slow a password's hash is is not what these tests are about.
process.env['SANDBOX_HASH_ROUNDS'] ??= '256';

/** For what is about motion, or is to be seen once as most players see it; all else is walked as by a player who asked for calm. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Playwright's test with a sandbox and both sites of the worker's own, and a page that may not log an error. */
export const test = base.extend<Fixtures, StackOptions & { stack: Stack }>({
  brand: ['main-cn', { option: true, scope: 'worker' }],
  stack: [
    async ({}, use) => {
      const stack = await startStack({ matches: MATCHES });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  siteUrl: async ({ stack, brand }, use) => use(stack.urls[brand]),
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  member: async ({ stack }, use) => {
    const name = `p${Math.random().toString(36).slice(2, 9)}1`;
    await stack.console('members', { name, money: '10000.00' });
    await use(name);
  },
  allowedErrors: [{ patterns: [] }, { option: true }],
  noConsoleErrors: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use();
      expect(errors.filter((text) => !allowedErrors.patterns.some((allowed) => allowed.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
