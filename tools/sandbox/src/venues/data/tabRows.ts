import type { VenueCategory } from '../../db/venueTables.ts';
import type { Locale } from '../../content/locale.ts';

type Names = Readonly<Record<Locale, string>>;

const text = (cn: string, tw: string): Names => ({ 'zh-CN': cn, 'zh-TW': tw });

/** Names of the tabs by key. */
const tabNames: Readonly<Record<string, Names>> = {
  hot: text('热门', '熱門'),
  new: text('最新', '最新'),
  slots: text('老虎机', '老虎機'),
  ways: text('多路', '多路'),
  arcade: text('街机', '街機'),
  party: text('深海渔场', '深海漁場'),
  casual: text('休闲渔场', '休閒漁場'),
  baccarat: text('百家乐', '百家樂'),
  roulette: text('轮盘', '輪盤'),
  dice: text('骰宝', '骰寶'),
  dragonTiger: text('龙虎', '龍虎'),
  tiles: text('二八杠', '二八槓'),
  ssc: text('时时彩', '時時彩'),
  k3: text('快三', '快三'),
  racing: text('赛车', '賽車'),
  eleven: text('十一选五', '十一選五'),
  keno: text('快乐十分', '快樂十分'),
  moba: text('推塔', '推塔'),
  shooter: text('射击', '射擊'),
  strategy: text('战略', '戰略'),
  football: text('足球', '足球'),
};

const tabsOf: Readonly<Record<VenueCategory, readonly string[]>> = {
  TY: [],
  ZR: ['hot', 'baccarat', 'roulette', 'dice', 'dragonTiger'],
  QP: ['hot', 'dragonTiger', 'tiles', 'dice'],
  DJ: ['moba', 'shooter', 'strategy', 'football'],
  CP: ['hot', 'ssc', 'k3', 'racing', 'eleven', 'keno'],
  DZ: ['hot', 'new', 'slots', 'ways', 'arcade'],
  BY: ['hot', 'new', 'party', 'casual'],
};

/** Returns the tabs of the game list of a category in their order. */
export const getCategoryTabs = (category: VenueCategory, locale: Locale) =>
  tabsOf[category].map((key) => ({ key, name: tabNames[key]?.[locale] ?? key }));

const tagNames: Readonly<Record<string, Names>> = {
  wild: text('百搭', '百搭'),
  scatter: text('宝珠', '寶珠'),
  lines20: text('20 线', '20 線'),
  lines5: text('5 线', '5 線'),
  ways243: text('243 路', '243 路'),
  highVolatility: text('高波动', '高波動'),
  lowVolatility: text('低波动', '低波動'),
  perShot: text('逐发结算', '逐發結算'),
  nineFish: text('九种鱼群', '九種魚群'),
};

/** Returns the name of a tag. */
export const tagName = (tag: string, locale: Locale): string => tagNames[tag]?.[locale] ?? tag;
