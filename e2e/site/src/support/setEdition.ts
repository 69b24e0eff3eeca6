import type { Page } from '@playwright/test';

/** Dresses the page in an edition, as its own switch does (`editions.spec.ts` shows the switch): by this one attribute. */
export const setEdition = (page: Page, edition: 'classic' | 'professional') =>
  page.evaluate((name) => void (document.documentElement.dataset['edition'] = name), edition);
