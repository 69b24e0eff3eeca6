import type { Browser, BrowserContext } from '@playwright/test';

/** Findings of all pages, tabs and frames of a browser. */
export interface PageFindings {
  /** Uncaught errors, and errors in the console. */
  readonly errors: string[];
  /** Violations of a content security policy: directive, what was blocked, page. */
  readonly violations: string[];
}

/** Reports each violation in a frame, on its first and all later pages. */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeFunction('reportViolation', (violation: string) => void violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation(
        [effectiveDirective, blockedURI, documentURI].join(' '),
      ),
    );
  });
}

/** Collects errors and violations of all contexts of a browser: those that exist and those that a test opens later. */
export async function watchPages(browser: Browser): Promise<PageFindings & { readonly stop: () => void }> {
  const findings: PageFindings = { errors: [], violations: [] };
  const watch = (context: BrowserContext): Promise<void> => {
    context.on('weberror', (webError) => findings.errors.push(`uncaught: ${webError.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error') findings.errors.push(message.text());
    });
    return watchPolicy(context, findings.violations);
  };
  const watchLater = (context: BrowserContext) => void watch(context);
  browser.on('context', watchLater);
  await Promise.all(browser.contexts().map(watch));
  return { ...findings, stop: () => void browser.off('context', watchLater) };
}
