import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts/texts.ts';

/** Page object of the frame around every page. */
export interface Frame {
  readonly main: () => Locator;
  readonly notices: () => Locator;
  readonly title: () => Locator;
  readonly loginButton: () => Locator;
  readonly memberName: () => Locator;
  readonly nav: (name: string) => Locator;
  readonly editionButton: () => Locator;
  readonly languageButton: () => Locator;
}

export function createFrame(page: Page, t: Texts): Frame {
  const banner = page.getByRole('banner');
  return {
    main: () => page.getByRole('main'),
    notices: () => page.getByRole('region', { name: t.notices, exact: true }),
    title: () => page.getByRole('main').getByRole('heading', { level: 1 }),
    loginButton: () => banner.getByRole('button', { name: t.login, exact: true }),
    memberName: () => page.getByTestId('member-name'),
    nav: (name) => page.getByRole('navigation', { name, exact: true }),
    editionButton: () => banner.getByRole('button', { name: new RegExp(`^(${t.toProfessional}|${t.toClassic})$`) }),
    languageButton: () => banner.getByRole('button', { name: /^(简体|繁體)$/ }),
  };
}
