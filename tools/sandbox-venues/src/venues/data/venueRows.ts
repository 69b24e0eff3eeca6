import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { VenueCategory, VenuesTable } from '@pavilion/sandbox-platform/db/tables/venueTables';

type Text = readonly [cn: string, tw: string];

/** Venue: code, category, texts, kind of launch, smallest and largest transfer in whole yuan, and cover. */
export interface VenueRow {
  readonly code: string;
  readonly category: VenueCategory;
  readonly name: Text;
  readonly slogan: Text;
  readonly launch: VenuesTable['launch_kind'];
  readonly min: number;
  readonly max: number;
  readonly palette: string;
  readonly motif: string;
}

type VenueTuple = readonly [
  code: string,
  category: VenueCategory,
  name: Text,
  slogan: Text,
  launch: readonly [kind: VenuesTable['launch_kind'], min: number, max: number],
  cover: readonly [palette: string, motif: string],
];

const rows: readonly VenueTuple[] = [
  [
    'CRTY',
    'TY',
    ['本站体育', '本站體育'],
    ['滚球盘口实时更新，中心钱包直接投注', '走地盤口即時更新，中心錢包直接投注'],
    ['local', 1, 1],
    ['jade', 'football'],
  ],
  [
    'CFTY',
    'TY',
    ['长风体育', '長風體育'],
    ['五大联赛早盘先发，串关组合自由', '五大聯賽早盤先發，串關組合自由'],
    ['http', 10, 500_000],
    ['azure', 'stadium'],
  ],
  [
    'LYTY',
    'TY',
    ['凌岳体育', '凌嶽體育'],
    ['篮球与网球盘口专精', '籃球與網球盤口專精'],
    ['other', 10, 300_000],
    ['ember', 'basketball'],
  ],
  [
    'LYZR',
    'ZR',
    ['揽月真人', '攬月真人'],
    ['百家乐与轮盘，发牌全程可见', '百家樂與輪盤，發牌全程可見'],
    ['http', 10, 500_000],
    ['indigo', 'cards'],
  ],
  [
    'HMZR',
    'ZR',
    ['鹤鸣真人', '鶴鳴真人'],
    ['中式厅堂，龙虎骰宝一应俱全', '中式廳堂，龍虎骰寶一應俱全'],
    ['http', 10, 300_000],
    ['vermilion', 'crane'],
  ],
  [
    'YHZR',
    'ZR',
    ['玉衡真人', '玉衡真人'],
    ['大额桌台，每一局都可验证', '大額桌台，每一局都可驗證'],
    ['other', 100, 800_000],
    ['jade', 'roulette'],
  ],
  [
    'XYQP',
    'QP',
    ['闲云棋牌', '閒雲棋牌'],
    ['龙虎斗、二八杠、骰宝，随到随开', '龍虎鬥、二八槓、骰寶，隨到隨開'],
    ['http', 1, 100_000],
    ['mist', 'mahjong'],
  ],
  [
    'ZLQP',
    'QP',
    ['竹里棋牌', '竹里棋牌'],
    ['清雅牌局，低限入座', '清雅牌局，低限入座'],
    ['other', 1, 50_000],
    ['bamboo', 'bamboo'],
  ],
  [
    'YQQP',
    'QP',
    ['弈秋棋牌', '弈秋棋牌'],
    ['从新手场到至尊场，限额分级', '從新手場到至尊場，限額分級'],
    ['http', 5, 200_000],
    ['ink', 'chess'],
  ],
  [
    'PZDJ',
    'DJ',
    ['破阵电竞', '破陣電競'],
    ['推塔与射击，模拟比赛，滚球开盘', '推塔與射擊，模擬賽事，走地開盤'],
    ['site', 10, 200_000],
    ['violet', 'shield'],
  ],
  [
    'JYDJ',
    'DJ',
    ['疾羽电竞', '疾羽電競'],
    ['胜负、比分、局数，一手掌握', '勝負、比分、局數，一手掌握'],
    ['http', 10, 200_000],
    ['cyan', 'bow'],
  ],
  [
    'QXCP',
    'CP',
    ['千星彩票', '千星彩票'],
    ['分分开奖，走势一目了然', '分分開獎，走勢一目了然'],
    ['http', 1, 100_000],
    ['gold', 'lottery'],
  ],
  [
    'LSCP',
    'CP',
    ['流觞彩票', '流觴彩票'],
    ['经典彩种，准点开奖', '經典彩種，準點開獎'],
    ['other', 1, 100_000],
    ['rose', 'cup'],
  ],
  [
    'BGDZ',
    'DZ',
    ['百工电子', '百工電子'],
    ['匠心老虎机，东方题材', '匠心老虎機，東方題材'],
    ['http', 1, 200_000],
    ['vermilion', 'dragon'],
  ],
  [
    'XCDZ',
    'DZ',
    ['星槎电子', '星槎電子'],
    ['星际与科幻，高低波动任选', '星際與科幻，高低波動任選'],
    ['http', 1, 200_000],
    ['indigo', 'rocket'],
  ],
  [
    'JGDZ',
    'DZ',
    ['霁光电子', '霽光電子'],
    ['清新画风，小注怡情', '清新畫風，小注怡情'],
    ['other', 1, 100_000],
    ['mist', 'rainbow'],
  ],
  [
    'TQDZ',
    'DZ',
    ['铜雀电子', '銅雀電子'],
    ['三国与神话，五轴老虎机', '三國與神話，五軸老虎機'],
    ['http', 1, 200_000],
    ['bronze', 'phoenix'],
  ],
  [
    'HPDZ',
    'DZ',
    ['琥珀电子', '琥珀電子'],
    ['宝石与水晶，赔付写在明处', '寶石與水晶，賠付寫在明處'],
    ['http', 1, 200_000],
    ['amber', 'gem'],
  ],
  [
    'MYDZ',
    'DZ',
    ['漫野电子', '漫野電子'],
    ['丛林与牛仔，爆分机台', '叢林與牛仔，爆分機台'],
    ['http', 1, 200_000],
    ['bamboo', 'tiger'],
  ],
  [
    'CLBY',
    'BY',
    ['沧澜捕鱼', '滄瀾捕魚'],
    ['深海巨兽，千炮齐发', '深海巨獸，千砲齊發'],
    ['http', 1, 100_000],
    ['azure', 'shark'],
  ],
  [
    'JGBY',
    'BY',
    ['鲸歌捕鱼', '鯨歌捕魚'],
    ['鲸群巡游，一发一结', '鯨群巡遊，一發一結'],
    ['http', 1, 100_000],
    ['cyan', 'whale'],
  ],
  [
    'CSBY',
    'BY',
    ['潮生捕鱼', '潮生捕魚'],
    ['休闲渔场，小炮开局', '休閒漁場，小砲開局'],
    ['other', 1, 50_000],
    ['jade', 'angelfish'],
  ],
];

/** Venues in the order of the list of their category. All names are fictional. */
export const venueRows: readonly VenueRow[] = rows.map(
  ([code, category, name, slogan, [launch, min, max], [palette, motif]]) => ({
    code,
    category,
    name,
    slogan,
    launch,
    min,
    max,
    palette,
    motif,
  }),
);

/** Names of the venues by their codes. */
export const venueNames: ReadonlyMap<string, Readonly<Record<Locale, string>>> = new Map(
  venueRows.map(({ code, name: [cn, tw] }) => [code, { 'zh-CN': cn, 'zh-TW': tw }]),
);
