/** Line in simplified and in traditional characters, in the usage of each region. */
export type BotLine = readonly [cn: string, tw: string];

/** Replies of bots to messages of players that match a pattern, in either script. */
interface Answer {
  readonly pattern: RegExp;
  readonly lines: readonly BotLine[];
}

/**
 * Lines of bots. `{home}`, `{away}`, `{league}` and `{score}` are replaced by data of a running match. If there is none,
 * a line without placeholders is used.
 */
export const botLines = {
  /** Remarks on a match of the room's sport. */
  match: {
    FT: [
      ['{home}今天前场逼得挺凶，{away}出球有点吃力', '{home}今天前場壓迫很兇，{away}有點傳不出來'],
      ['{home}对{away}，现在{score}，感觉还有得踢', '{home}對{away}，目前{score}，後面還有得看'],
      ['{league}这场节奏不错，没怎么停', '{league}這場節奏滿快的，幾乎沒停'],
      ['{away}的右路一直有空当，教练该换人了', '{away}右路一直被打穿，教練該調度了吧'],
      ['{score}了，{home}要是再丢就难追了', '{score}，{home}再掉分就很難追了'],
      ['有人在看{home}这场吗？我刚打开', '有人在看{home}這場嗎？我剛打開轉播'],
      ['盘口没怎么动，市场觉得{home}和{away}差不多', '盤口沒什麼動，市場看{home}跟{away}五五波'],
      ['{away}这几脚反击可惜了，最后一传总差一点', '{away}這波反擊好可惜，最後一傳又斷了'],
    ],
    BK: [
      ['{home}今天三分手感不错，{away}得换个防法', '{home}今天外線手感很燙，{away}要換防守了'],
      ['{score}，{away}这节打得有点急', '{score}，{away}這節打得有點急'],
      ['{league}这场节奏挺快，总分不会低', '{league}這場節奏很快，總分應該不低'],
      ['{home}篮板抢得多，{away}二次进攻防不住', '{home}籃板搶得兇，{away}二波進攻守不住'],
      ['有人在看{home}对{away}吗？现在{score}', '有人在看{home}對{away}嗎？目前{score}'],
      ['{away}该叫暂停了，{home}这一波打得太顺', '{away}該喊暫停了吧，{home}這波太順了'],
    ],
  },
  /** Remarks after a goal. */
  goal: [
    ['进了！{home} {score} {away}', '進了！{home} {score} {away}'],
    ['{score}！这球配合漂亮', '{score}！這球配合超漂亮'],
    ['刚进一个，{home}对{away}现在{score}', '剛剛又進一球，{home}對{away}現在{score}'],
    ['这脚打得真刁，{score}', '這球也太刁鑽了，{score}'],
  ],
  /** Remarks without a match. */
  small: [
    ['今晚比赛多，慢慢看', '今晚賽事好多，慢慢看就好'],
    ['各位都看哪一场？', '大家都在看哪一場？'],
    ['我一般只看让球，大小球不太碰', '我通常只看讓分，大小分比較少碰'],
    ['记得给自己设个上限，玩得舒服最重要', '先設好自己的上限，玩得開心最重要'],
    ['首发名单出来了再看，不急', '先發名單出來再看，不急'],
    ['下半场再说，上半场看看状态', '下半場再說，先看看狀況'],
    ['连着输两场就该歇歇了，别追', '連輸兩場就先休息吧，不要追'],
    ['走地水位跳得快，手慢就没了', '走地賠率跳很快，慢一步就沒了'],
  ],
  answers: [
    {
      pattern: /你好|大家好|哈喽|hello|hi\b|安安|哈囉/i,
      lines: [
        ['你好，欢迎', '安安，歡迎'],
        ['来啦，今晚看哪场？', '來囉，今晚看哪場？'],
        ['你好你好', '哈囉'],
      ],
    },
    {
      pattern: /大小|大球|小球|大分|小分/i,
      lines: [
        ['大小球我看两队近五场的总进球，不看感觉', '大小分我會看兩隊近五場總分，不憑感覺'],
        ['这场风大，我偏小一点，个人看法', '這場節奏偏慢，我個人看小一點'],
      ],
    },
    {
      pattern: /让球|盘口|水位|讓分|盤口|賠率/i,
      lines: [
        ['半球盘输赢痛快，不走水', '讓半球輸贏很乾脆，不會走盤'],
        ['临场再看一眼水位，变了就不一定了', '開賽前再看一次賠率，變了就不一定了'],
      ],
    },
    {
      pattern: /串关|几串|过关|串關|過關/i,
      lines: [
        ['串关腿越多越难，两三腿够了', '串越多關越難，兩三關就好'],
        ['一场不中全没，我很少超过三腿', '一場沒過就全沒，我很少超過三關'],
      ],
    },
    {
      pattern: /输了|黑了|亏|輸了|槓龜|虧/i,
      lines: [
        ['歇一歇，明天还有比赛', '休息一下，明天還有比賽'],
        ['别追，按计划来', '別追，照計畫來就好'],
      ],
    },
    {
      pattern: /赢了|中了|红了|贏了|過了/i,
      lines: [
        ['恭喜恭喜', '恭喜恭喜'],
        ['不错不错，见好就收', '不錯喔，見好就收'],
      ],
    },
    {
      pattern: /[?？]|怎么|请问|怎麼|請問/i,
      lines: [
        ['规则在帮助里写得挺清楚，也可以问客服', '規則在說明頁寫得滿清楚的，也可以問客服'],
        ['这个我也不太确定，看看帮助页？', '這個我也不太確定，看一下說明頁？'],
      ],
    },
  ],
} as const satisfies {
  readonly match: Readonly<Record<'FT' | 'BK', readonly BotLine[]>>;
  readonly goal: readonly BotLine[];
  readonly small: readonly BotLine[];
  readonly answers: readonly Answer[];
};
