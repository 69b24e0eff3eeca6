import { test as base, expect, type Page } from '@playwright/test';
import { startStack } from '../../../../tools/workspace/stack/startStack.mjs';
import { watchPages, type PageFindings } from './watchPages.ts';

export type Stack = Awaited<ReturnType<typeof startStack>>;
export type BrandId = 'main-cn' | 'main-tw';

export interface StackOptions {
  brand: BrandId;
}

interface Fixtures {
  /** Console errors that a test expects, such as the network errors of a stopped sandbox. */
  allowedErrors: { readonly patterns: readonly RegExp[] };
  siteUrl: string;
  /** Member for one test with 10,000.00, so that bets and logins of other tests do not interfere. */
  member: string;
  /** Errors and violations of the policy in all pages. A test that causes them removes them from the lists. */
  findings: PageFindings;
}

/** Approximate number of in-play matches: enough for every sport and show type, few enough for many parallel sandboxes. */
const MATCHES = 60;
// Fewer rounds make password hashing fast; these tests do not depend on its cost.
process.env['SANDBOX_HASH_ROUNDS'] ??= '256';

/** Options for tests of motion and a few others. All other tests run with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Playwright test with a sandbox and both sites per worker. No page may log an error or violate its policy (SEC-07). */
export const test = base.extend<Fixtures, StackOptions & { stack: Stack }>({
  brand: ['main-cn', { option: true, scope: 'worker' }],
  stack: [
    async ({}, use) => {
      const stack = await startStack({ matches: MATCHES });
      await use(stack);
      // A test that stops the sandbox for good leaves no list; its pages have reported to the test itself.
      const reported = await stack.console('violations').catch(() => []);
      await stack.stop();
      expect(reported, 'violations that browsers reported to the sandbox').toEqual([]);
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
  findings: [
    // `context` opens the context of the test first.
    async ({ browser, context: _context, allowedErrors }, use) => {
      const { errors, violations, stop } = await watchPages(browser);
      await use({ errors, violations });
      stop();
      expect(violations).toEqual([]);
      expect(errors.filter((text) => !allowedErrors.patterns.some((allowed) => allowed.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
