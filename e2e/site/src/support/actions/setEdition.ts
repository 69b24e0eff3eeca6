import type { Page } from '@playwright/test';

/** Sets the edition of the page by its attribute, as the switch does (`editions.spec.ts` tests the switch). */
export const setEdition = (page: Page, edition: 'classic' | 'professional') =>
  page.evaluate((name) => void (document.documentElement.dataset['edition'] = name), edition);
