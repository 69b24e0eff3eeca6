import type { VenueCategory } from '../../db/venueTables.ts';
import type { CoverWord } from './slotWords.ts';

type Text = readonly [cn: string, tw: string];

/** A table game: which category lists it, under which tab, its return in hundredths of a percent, its rooms. */
export interface TableGame {
  readonly category: VenueCategory;
  readonly tab: string;
  readonly word: CoverWord;
  readonly rtp: number;
  readonly rooms: readonly Text[];
}

const tables = (prefix: string, count: number): readonly Text[] =>
  Array.from({ length: count }, (_, at): Text => {
    const label = ` ${prefix}${String(at + 1).padStart(2, '0')}`;
    return [label, label];
  });

const levels: readonly Text[] = [
  ['·新手场', '·新手場'],
  ['·初级场', '·初級場'],
  ['·中级场', '·中級場'],
  ['·高级场', '·高級場'],
  ['·至尊场', '·至尊場'],
];

const speeds: readonly Text[] = [
  ['·一分', '·一分'],
  ['·三分', '·三分'],
  ['·五分', '·五分'],
  ['·十分', '·十分'],
];

const game = (
  category: VenueCategory,
  tab: string,
  word: CoverWord,
  rtp: number,
  rooms: readonly Text[],
): TableGame => ({ category, tab, word, rtp, rooms });

/** Live tables, card rooms, lotteries and e-sports halls; their returns are those of the engines (`games/`), rounded down. */
export const tableGames: readonly TableGame[] = [
  game('ZR', 'baccarat', ['百家乐', '百家樂', 'cards'], 9894, tables('A', 12)),
  game('ZR', 'baccarat', ['极速百家乐', '極速百家樂', 'cards'], 9894, tables('S', 8)),
  game('ZR', 'baccarat', ['咪牌百家乐', '瞇牌百家樂', 'cards'], 9894, tables('M', 6)),
  game('ZR', 'roulette', ['欧式轮盘', '歐式輪盤', 'roulette'], 9729, tables('R', 4)),
  game('ZR', 'dice', ['骰宝', '骰寶', 'dice'], 9722, tables('D', 4)),
  game('ZR', 'dragonTiger', ['龙虎', '龍虎', 'dragon'], 9626, tables('L', 5)),
  game('QP', 'dragonTiger', ['龙虎斗', '龍虎鬥', 'dragon'], 9626, levels),
  game('QP', 'tiles', ['二八杠', '二八槓', 'mahjong'], 9763, levels),
  game('QP', 'dice', ['骰宝', '骰寶', 'dice'], 9722, levels),
  game('CP', 'ssc', ['时时彩', '時時彩', 'star'], 9800, speeds),
  game('CP', 'k3', ['快三', '快三', 'dice'], 9800, speeds),
  game('CP', 'racing', ['赛车', '賽車', 'wheel'], 9800, speeds),
  game('CP', 'eleven', ['十一选五', '十一選五', 'ball'], 9800, speeds),
  game('CP', 'keno', ['快乐十分', '快樂十分', 'ball'], 9800, speeds),
  game('DJ', 'moba', ['五对五推塔赛事', '五對五推塔賽事', 'shield'], 9400, [['大厅', '大廳']]),
  game('DJ', 'shooter', ['战术射击赛事', '戰術射擊賽事', 'crosshair'], 9400, [['大厅', '大廳']]),
  game('DJ', 'strategy', ['即时战略赛事', '即時戰略賽事', 'chess'], 9400, [['大厅', '大廳']]),
  game('DJ', 'football', ['电子足球赛事', '電子足球賽事', 'football'], 9400, [['大厅', '大廳']]),
];
