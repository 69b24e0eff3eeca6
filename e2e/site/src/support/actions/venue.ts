import { expect, type Locator, type Page } from '@playwright/test';
import type { SportTexts } from '../texts/sportTexts.ts';

export type SportId = keyof SportTexts['sports'];

/** Page object of the venue without the slip. */
export interface Venue {
  readonly grid: () => Locator;
  readonly choose: (name: string) => Promise<number>;
  readonly chooseSport: (sport: SportId) => Promise<number>;
  /** Returns the names of the columns in the head of the first league. */
  readonly heads: () => Promise<string[]>;
  /** Returns the names of the leagues in view. */
  readonly leagues: () => Promise<string[]>;
  readonly search: (words: string) => Promise<void>;
  readonly detailButtons: () => Locator;
}

export function createVenuePage(page: Page, s: SportTexts): Venue {
  const sidebar = page.getByRole('navigation', { name: s.sidebar });
  const grid = () => page.getByRole('grid', { name: s.board });

  /** Selects an entry of the sidebar, waits for its board and returns the number of matches in the title. */
  const choose = async (name: string) => {
    const button = sidebar.getByRole('button', { name: new RegExp(`^${name}，`) });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-skeleton]')).toBeHidden();
    return Number(/\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0]);
  };
  return {
    grid,
    choose,
    chooseSport: (sport) => choose(s.sports[sport]),
    heads: async () => {
      const head = grid().locator('[role="row"][data-columns]').first();
      const names = await head.locator('> [data-col]:not([data-col="tail"]) > span').allTextContents();
      return names.map((text) => text.trim());
    },
    leagues: async () =>
      (await grid().locator('button[data-tool="league"] > span:nth-child(2)').allTextContents()).map((text) =>
        text.trim(),
      ),
    search: async (words) => page.getByRole('searchbox', { name: s.search }).fill(words),
    detailButtons: () => grid().getByRole('button', { name: new RegExp(` ${s.toDetail} [1-9]`) }),
  };
}
