import type { VenueCategory } from '@pavilion/sandbox-platform/db/tables/venueTables';
import type { CoverNamePart } from './slotNameParts.ts';

type Text = readonly [cn: string, tw: string];

/** Table game: category, tab, name, RTP in hundredths of a per cent, and rooms. */
export interface TableGame {
  readonly category: VenueCategory;
  readonly tab: string;
  readonly word: CoverNamePart;
  readonly rtp: number;
  readonly rooms: readonly Text[];
}

const createTableNames = (prefix: string, count: number): readonly Text[] =>
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

type GameTuple = readonly [
  category: VenueCategory,
  tab: string,
  word: CoverNamePart,
  rtp: number,
  rooms: readonly Text[],
];

const games: readonly GameTuple[] = [
  ['ZR', 'baccarat', ['百家乐', '百家樂', 'cards'], 9894, createTableNames('A', 12)],
  ['ZR', 'baccarat', ['极速百家乐', '極速百家樂', 'cards'], 9894, createTableNames('S', 8)],
  ['ZR', 'baccarat', ['咪牌百家乐', '瞇牌百家樂', 'cards'], 9894, createTableNames('M', 6)],
  ['ZR', 'roulette', ['欧式轮盘', '歐式輪盤', 'roulette'], 9729, createTableNames('R', 4)],
  ['ZR', 'dice', ['骰宝', '骰寶', 'dice'], 9722, createTableNames('D', 4)],
  ['ZR', 'dragonTiger', ['龙虎', '龍虎', 'dragon'], 9626, createTableNames('L', 5)],
  ['QP', 'dragonTiger', ['龙虎斗', '龍虎鬥', 'dragon'], 9626, levels],
  ['QP', 'tiles', ['二八杠', '二八槓', 'mahjong'], 9763, levels],
  ['QP', 'dice', ['骰宝', '骰寶', 'dice'], 9722, levels],
  ['CP', 'ssc', ['时时彩', '時時彩', 'lottery'], 9800, speeds],
  ['CP', 'k3', ['快三', '快三', 'dice'], 9800, speeds],
  ['CP', 'racing', ['赛车', '賽車', 'raceCar'], 9800, speeds],
  ['CP', 'eleven', ['十一选五', '十一選五', 'lottery'], 9800, speeds],
  ['CP', 'keno', ['快乐十分', '快樂十分', 'lottery'], 9800, speeds],
  ['DJ', 'moba', ['五对五推塔赛事', '五對五推塔賽事', 'shield'], 9350, [['大厅', '大廳']]],
  ['DJ', 'shooter', ['战术射击赛事', '戰術射擊賽事', 'crosshair'], 9350, [['大厅', '大廳']]],
  ['DJ', 'strategy', ['即时战略赛事', '即時戰略賽事', 'chess'], 9350, [['大厅', '大廳']]],
  ['DJ', 'football', ['电子足球赛事', '電子足球賽事', 'football'], 9350, [['大厅', '大廳']]],
];

/** Live tables, card rooms, lotteries and e-sports lobbies. Each RTP is that of its engine (`games/`), rounded down. */
export const tableGames: readonly TableGame[] = games.map(([category, tab, word, rtp, rooms]) => ({
  category,
  tab,
  word,
  rtp,
  rooms,
}));
