import { defineBrand, standardJurisdiction } from '@pavilion/site-contract';
import { mainTwTheme } from '@pavilion/site-contract/theme';

/** Brand 玉閣: jade and porcelain. */
export const brand = defineBrand({
  id: 'main-tw',
  siteId: 3001,
  locale: 'zh-TW',
  names: { 'zh-CN': '玉阁', 'zh-TW': '玉閣' },
  theme: mainTwTheme,
  boardDensity: 'roomy',
  home: 'cards',
  desk: { sidebar: 'bar', dock: 'left' },
  features: { editionSwitch: true, localeSwitch: true, chat: true },
  assets: { mark: '/brand/favicon.svg', logo: '/brand/logo.svg', hero: '/brand/hero.svg' },
  lobby: { coverFrame: 'fade', tileWidth: 11.5, gap: 0.875, themes: ['hot', 'recent', 'venues', 'new'] },
  territories: ['PH', 'TW', 'US', 'SG', 'HK'],
  jurisdiction: standardJurisdiction,
});
