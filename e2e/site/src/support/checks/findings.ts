import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { setEdition } from '../actions/setEdition.ts';

type RunOnly = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>;

const ALL_RULES: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const COLOR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface CheckOptions {
  /** Selector of the checked part; the whole page without it. */
  readonly root?: string | undefined;
  /** Checks only the rules that depend on colours. */
  readonly hasOnlyColors?: boolean;
}

/**
 * Returns the serious and critical findings of axe-core for the current page, with rule and elements. Motion is reduced,
 * because a colour in transition has no meaningful contrast.
 */
export async function listFindings(page: Page, { root, hasOnlyColors }: CheckOptions = {}): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page has one frame, so no second page is needed to join results. Only violations are reported in full.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    runOnly: hasOnlyColors ? COLOR_RULES : ALL_RULES,
  });
  const { violations } = await (root === undefined ? axe : axe.include(root)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(formatFinding).join(' | ')}`);
}

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/**
 * Checks that the current page has no finding in either edition. They differ only in colours, so the second check is
 * shorter. An open dialog is checked without the page behind it.
 */
export async function expectCleanEditions(page: Page, what: string): Promise<void> {
  const root = (await page.locator(DIALOGS).filter({ visible: true }).count()) > 0 ? DIALOGS : undefined;
  for (const edition of ['classic', 'professional'] as const) {
    await setEdition(page, edition);
    const hasOnlyColors = edition === 'professional';
    expect.soft(await listFindings(page, { root, hasOnlyColors }), `${what}, ${edition}`).toEqual([]);
  }
}

function formatFinding({ target, html, any }: { target: unknown; html: string; any: { message: string }[] }): string {
  return `${String(target)} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`;
}
