import type { VenueCategory } from '@pavilion/sandbox-platform/db/tables/venueTables';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';

type Names = Readonly<Record<Locale, string>>;

const createNames = (cn: string, tw: string): Names => ({ 'zh-CN': cn, 'zh-TW': tw });

/** Names of the tabs by key. */
const tabNames: Readonly<Record<string, Names>> = {
  hot: createNames('热门', '熱門'),
  new: createNames('最新', '最新'),
  slots: createNames('老虎机', '老虎機'),
  ways: createNames('多路', '多路'),
  arcade: createNames('街机', '街機'),
  party: createNames('深海渔场', '深海漁場'),
  casual: createNames('休闲渔场', '休閒漁場'),
  baccarat: createNames('百家乐', '百家樂'),
  roulette: createNames('轮盘', '輪盤'),
  dice: createNames('骰宝', '骰寶'),
  dragonTiger: createNames('龙虎', '龍虎'),
  tiles: createNames('二八杠', '二八槓'),
  ssc: createNames('时时彩', '時時彩'),
  k3: createNames('快三', '快三'),
  racing: createNames('赛车', '賽車'),
  eleven: createNames('十一选五', '十一選五'),
  keno: createNames('快乐十分', '快樂十分'),
  moba: createNames('推塔', '推塔'),
  shooter: createNames('射击', '射擊'),
  strategy: createNames('战略', '戰略'),
  football: createNames('足球', '足球'),
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
  wild: createNames('百搭', '百搭'),
  scatter: createNames('宝珠', '寶珠'),
  lines20: createNames('20 线', '20 線'),
  lines5: createNames('5 线', '5 線'),
  ways243: createNames('243 路', '243 路'),
  highVolatility: createNames('高波动', '高波動'),
  lowVolatility: createNames('低波动', '低波動'),
  perShot: createNames('逐发结算', '逐發結算'),
  nineFish: createNames('九种鱼群', '九種魚群'),
};

/** Returns the name of a tag. */
export const getTagName = (tag: string, locale: Locale): string => tagNames[tag]?.[locale] ?? tag;
