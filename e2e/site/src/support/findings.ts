import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe-core holds against the page as it stands, serious or critical: rule and places, for a message one can act on.
 * Judged at rest: a colour on its way to another has no contrast of its own.
 */
export async function findingsOn(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // One frame, so no second page is needed to join results; only violations are drawn up in full.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: WCAG },
  });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(formatFinding).join(' | ')}`);
}

/** The page as it stands has no finding in either edition. */
export async function expectCleanEditions(page: Page, what: string): Promise<void> {
  for (const edition of ['classic', 'professional'] as const) {
    await page.evaluate((name) => void (document.documentElement.dataset.edition = name), edition);
    expect.soft(await findingsOn(page), `${what}, ${edition}`).toEqual([]);
  }
}

function formatFinding({ target, html, any }: { target: unknown; html: string; any: { message: string }[] }): string {
  return `${String(target)} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`;
}
