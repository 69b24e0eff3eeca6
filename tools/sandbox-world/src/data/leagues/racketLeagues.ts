import { createPlayers } from '../teams/createPlayers.ts';
import type { SportLeague } from './createSportLeague.ts';

/** Tennis tournaments. `mean` is the share of points won on serve, per cent. All players are fictional. */
export const tennisLeagues: readonly SportLeague[] = [
  {
    gameType: 'TN',
    name: { cn: '男子巡回赛 墨尔本硬地赛', tw: '男子巡迴賽 墨爾本硬地賽' },
    country: { cn: '澳大利亚', tw: '澳洲' },
    icon: 'au',
    utcOffset: 10,
    featured: 1,
    mean: 64,
    bestOf: 5,
    teams: createPlayers(0, 24, 0),
  },
  {
    gameType: 'TN',
    name: { cn: '女子巡回赛 墨尔本硬地赛', tw: '女子巡迴賽 墨爾本硬地賽' },
    country: { cn: '澳大利亚', tw: '澳洲' },
    icon: 'au',
    utcOffset: 10,
    featured: 2,
    mean: 57,
    bestOf: 3,
    teams: createPlayers(24, 24, 3),
  },
  {
    gameType: 'TN',
    name: { cn: '男子挑战赛 里昂', tw: '男子挑戰賽 里昂' },
    country: { cn: '法国', tw: '法國' },
    icon: 'fr',
    utcOffset: 1,
    featured: 0,
    mean: 63,
    bestOf: 3,
    teams: createPlayers(48, 24, 6),
  },
  {
    gameType: 'TN',
    name: { cn: '女子巡回赛 圣迭戈', tw: '女子巡迴賽 聖地牙哥' },
    country: { cn: '美国', tw: '美國' },
    icon: 'us',
    utcOffset: -8,
    featured: 0,
    mean: 57,
    bestOf: 3,
    teams: createPlayers(72, 24, 9),
  },
];

/** Table tennis tournaments. */
export const tableTennisLeagues: readonly SportLeague[] = [
  {
    gameType: 'TT',
    name: { cn: '乒乓球挑战赛 布拉格', tw: '桌球挑戰賽 布拉格' },
    country: { cn: '捷克', tw: '捷克' },
    icon: 'cz',
    utcOffset: 1,
    featured: 1,
    mean: 0,
    bestOf: 5,
    teams: createPlayers(10, 24, 12),
  },
  {
    gameType: 'TT',
    name: { cn: '乒乓球公开赛 基辅', tw: '桌球公開賽 基輔' },
    country: { cn: '乌克兰', tw: '烏克蘭' },
    icon: 'ua',
    utcOffset: 2,
    featured: 0,
    mean: 0,
    bestOf: 5,
    teams: createPlayers(34, 24, 15),
  },
  {
    gameType: 'TT',
    name: { cn: '乒乓球精英赛 华沙', tw: '桌球精英賽 華沙' },
    country: { cn: '波兰', tw: '波蘭' },
    icon: 'pl',
    utcOffset: 1,
    featured: 0,
    mean: 0,
    bestOf: 5,
    teams: createPlayers(58, 24, 2),
  },
];

/** Snooker tournaments. */
export const snookerLeagues: readonly SportLeague[] = [
  {
    gameType: 'SK',
    name: { cn: '斯诺克英格兰大奖赛', tw: '司諾克英格蘭大獎賽' },
    country: { cn: '英格兰', tw: '英格蘭' },
    icon: 'gb-eng',
    utcOffset: 0,
    featured: 1,
    mean: 0,
    bestOf: 9,
    teams: createPlayers(82, 24, 5),
  },
  {
    gameType: 'SK',
    name: { cn: '斯诺克上海邀请赛', tw: '司諾克上海邀請賽' },
    country: { cn: '中国', tw: '中國' },
    icon: 'cn',
    utcOffset: 8,
    featured: 2,
    mean: 0,
    bestOf: 7,
    teams: createPlayers(16, 24, 8),
  },
];
