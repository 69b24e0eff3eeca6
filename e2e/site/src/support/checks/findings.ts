import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns the serious and critical findings of axe-core for the current page, with rule and elements. Motion is reduced,
 * because a colour in transition has no meaningful contrast.
 *
 * @param root selector of the checked part; the whole page without it
 */
export async function listFindings(page: Page, root?: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page has one frame, so no second page is needed to join results. Only violations are reported in full.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: WCAG },
  });
  const { violations } = await (root === undefined ? axe : axe.include(root)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(formatFinding).join(' | ')}`);
}

/** Checks that the current page has no finding in either edition. */
export async function expectCleanEditions(page: Page, what: string): Promise<void> {
  for (const edition of ['classic', 'professional'] as const) {
    await page.evaluate((name) => void (document.documentElement.dataset.edition = name), edition);
    expect.soft(await listFindings(page), `${what}, ${edition}`).toEqual([]);
  }
}

function formatFinding({ target, html, any }: { target: unknown; html: string; any: { message: string }[] }): string {
  return `${String(target)} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`;
}
