import { defineBrand, standardJurisdiction } from '@pavilion/site-contract';
import { mainCnTheme } from '@pavilion/site-contract/theme';

/** Brand 云阁: a cinnabar seal on rice paper. */
export const brand = defineBrand({
  id: 'main-cn',
  siteId: 3000,
  locale: 'zh-CN',
  names: { 'zh-CN': '云阁', 'zh-TW': '雲閣' },
  theme: mainCnTheme,
  boardDensity: 'compact',
  home: 'frontPage',
  desk: { sidebar: 'column', dock: 'right' },
  features: { editionSwitch: true, localeSwitch: true, chat: true },
  assets: { mark: '/brand/favicon.svg', logo: '/brand/logo.svg', hero: '/brand/hero.svg' },
  lobby: { coverFrame: 'slip', tileWidth: 10, gap: 0.625, themes: ['hot', 'new', 'recent', 'venues'] },
  territories: ['PH', 'TW', 'US', 'SG', 'HK'],
  jurisdiction: standardJurisdiction,
});
