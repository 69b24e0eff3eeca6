import { type Locale } from '../../content/locale.ts';

/**
 * What bots say. `{home}`, `{away}`, `{league}` and `{score}` are of a match that is being played just now; a line without
 * them is said when there is none. Answers follow a player's message that holds one of the words.
 */
export interface BotLines {
  /** About a match of the sport the room looks at. */
  readonly match: Readonly<Record<'FT' | 'BK', readonly string[]>>;
  /** After a goal. */
  readonly goal: readonly string[];
  /** Of no match. */
  readonly small: readonly string[];
  readonly answers: readonly { readonly words: RegExp; readonly lines: readonly string[] }[];
}

const zhCN: BotLines = {
  match: {
    FT: [
      '{home}今天前场逼得挺凶，{away}出球有点吃力',
      '{home}对{away}，现在{score}，感觉还有得踢',
      '{league}这场节奏不错，没怎么停',
      '{away}的右路一直有空当，教练该换人了',
      '{score}了，{home}要是再丢就难追了',
      '有人在看{home}这场吗？我刚打开',
      '盘口没怎么动，市场觉得{home}和{away}差不多',
      '{away}这几脚反击可惜了，最后一传总差一点',
    ],
    BK: [
      '{home}今天三分手感不错，{away}得换个防法',
      '{score}，{away}这节打得有点急',
      '{league}这场节奏挺快，总分不会低',
      '{home}篮板抢得多，{away}二次进攻防不住',
      '有人在看{home}对{away}吗？现在{score}',
      '{away}该叫暂停了，{home}这一波打得太顺',
    ],
  },
  goal: [
    '进了！{home} {score} {away}',
    '{score}！这球配合漂亮',
    '刚进一个，{home}对{away}现在{score}',
    '这脚打得真刁，{score}',
  ],
  small: [
    '今晚比赛多，慢慢看',
    '各位都看哪一场？',
    '我一般只看让球，大小球不太碰',
    '记得给自己设个上限，玩得舒服最重要',
    '首发名单出来了再看，不急',
    '下半场再说，上半场看看状态',
    '连着输两场就该歇歇了，别追',
    '走地水位跳得快，手慢就没了',
  ],
  answers: [
    { words: /你好|大家好|哈喽|hello|hi\b/i, lines: ['你好，欢迎', '来啦，今晚看哪场？', '你好你好'] },
    { words: /大小|大球|小球/, lines: ['大小球我看两队近五场的总进球，不看感觉', '这场风大，我偏小一点，个人看法'] },
    { words: /让球|盘口|水位/, lines: ['半球盘输赢痛快，不走水', '临场再看一眼水位，变了就不一定了'] },
    { words: /串关|几串|过关/, lines: ['串关腿越多越难，两三腿够了', '一场不中全没，我很少超过三腿'] },
    { words: /输了|黑了|亏/, lines: ['歇一歇，明天还有比赛', '别追，按计划来'] },
    { words: /赢了|中了|红了/, lines: ['恭喜恭喜', '不错不错，见好就收'] },
    { words: /[?？]|怎么|请问/, lines: ['规则在帮助里写得挺清楚，也可以问客服', '这个我也不太确定，看看帮助页？'] },
  ],
};

const zhTW: BotLines = {
  match: {
    FT: [
      '{home}今天前場壓迫很兇，{away}有點傳不出來',
      '{home}對{away}，目前{score}，後面還有得看',
      '{league}這場節奏滿快的，幾乎沒停',
      '{away}右路一直被打穿，教練該調度了吧',
      '{score}，{home}再掉分就很難追了',
      '有人在看{home}這場嗎？我剛打開轉播',
      '盤口沒什麼動，市場看{home}跟{away}五五波',
      '{away}這波反擊好可惜，最後一傳又斷了',
    ],
    BK: [
      '{home}今天外線手感很燙，{away}要換防守了',
      '{score}，{away}這節打得有點急',
      '{league}這場節奏很快，總分應該不低',
      '{home}籃板搶得兇，{away}二波進攻守不住',
      '有人在看{home}對{away}嗎？目前{score}',
      '{away}該喊暫停了吧，{home}這波太順了',
    ],
  },
  goal: [
    '進了！{home} {score} {away}',
    '{score}！這球配合超漂亮',
    '剛剛又進一球，{home}對{away}現在{score}',
    '這球也太刁鑽了，{score}',
  ],
  small: [
    '今晚賽事好多，慢慢看就好',
    '大家都在看哪一場？',
    '我通常只看讓分，大小分比較少碰',
    '先設好自己的上限，玩得開心最重要',
    '先發名單出來再看，不急',
    '下半場再說，先看看狀況',
    '連輸兩場就先休息吧，不要追',
    '場中賠率跳很快，慢一步就沒了',
  ],
  answers: [
    { words: /你好|大家好|安安|哈囉|hello|hi\b/i, lines: ['安安，歡迎', '來囉，今晚看哪場？', '哈囉'] },
    { words: /大小|大分|小分/, lines: ['大小分我會看兩隊近五場總分，不憑感覺', '這場節奏偏慢，我個人看小一點'] },
    { words: /讓分|盤口|賠率/, lines: ['讓半球輸贏很乾脆，不會走盤', '開賽前再看一次賠率，變了就不一定了'] },
    { words: /串關|過關/, lines: ['串越多關越難，兩三關就好', '一場沒過就全沒，我很少超過三關'] },
    { words: /輸了|槓龜|虧/, lines: ['休息一下，明天還有比賽', '別追，照計畫來就好'] },
    { words: /贏了|過了|中了/, lines: ['恭喜恭喜', '不錯喔，見好就收'] },
    { words: /[?？]|怎麼|請問/, lines: ['規則在說明頁寫得滿清楚的，也可以問客服', '這個我也不太確定，看一下說明頁？'] },
  ],
};

/** What bots say in each script, as people of the place would. */
export const botLines: Readonly<Record<Locale, BotLines>> = { 'zh-CN': zhCN, 'zh-TW': zhTW };
