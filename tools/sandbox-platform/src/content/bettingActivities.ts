import { createTexts, type ActivityRow } from './activityRow.ts';

/** Activities that reward bets and regular visits. */
export const bettingActivities: readonly ActivityRow[] = [
  {
    id: '1006',
    kind: 'signGift',
    runs: [30, 365],
    turnover: 1,
    texts: {
      'zh-CN': {
        title: '每日签到礼',
        summary: '连续签到七天，奖励逐步提高',
        rules: ['每日（北京时间零点起）可签到一次，彩金即时到账。', '中断签到后从第一天重新计算，满七天开始新的一轮。'],
      },
      'zh-TW': {
        title: '每日簽到禮',
        summary: '連續簽到七天，獎勵逐步提高',
        rules: ['每日（台北時間零時起）可簽到一次，彩金即時入帳。', '中斷簽到後從第一天重新計算，滿七天開始新的一輪。'],
      },
    },
    rewards: [1, 1, 2, 2, 3, 5, 8].map((amount, index) => ({
      id: `day${index + 1}`,
      names: createTexts(`第 ${index + 1} 天`),
      amount,
      measure: 'days' as const,
      target: index + 1,
    })),
  },
  {
    id: '1007',
    kind: 'drawGift',
    runs: [30, 90],
    turnover: 1,
    texts: {
      'zh-CN': {
        title: '幸运抽奖',
        summary: '每日免费抽一次，流水越高次数越多',
        rules: [
          '每日一次免费机会，当日有效流水每满 1,000 元加一次，每日最多三次。',
          '各奖项中奖概率见奖品列表，由系统随机抽取。',
        ],
      },
      'zh-TW': {
        title: '幸運抽獎',
        summary: '每日免費抽一次，流水越高次數越多',
        rules: [
          '每日一次免費機會，當日有效流水每滿 1,000 元加一次，每日最多三次。',
          '各獎項中獎機率見獎品列表，由系統隨機抽出。',
        ],
      },
    },
    rewards: [
      { id: 'prize888', names: createTexts('888 元彩金'), amount: 888, measure: 'none', target: 1, weight: 5 },
      { id: 'prize88', names: createTexts('88 元彩金'), amount: 88, measure: 'none', target: 1, weight: 95 },
      { id: 'prize18', names: createTexts('18 元彩金'), amount: 18, measure: 'none', target: 1, weight: 900 },
      { id: 'prize3', names: createTexts('3 元彩金'), amount: 3, measure: 'none', target: 1, weight: 4_000 },
      {
        id: 'thanks',
        names: createTexts('谢谢参与', '謝謝參與'),
        amount: 0,
        measure: 'none',
        target: 1,
        weight: 5_000,
      },
    ],
  },
  {
    id: '1008',
    kind: 'racePage',
    rivals: 24,
    runs: [30, 90],
    turnover: 1,
    texts: {
      'zh-CN': {
        title: '周流水竞赛',
        summary: '每周排名前十瓜分彩金',
        rules: [
          '每周一零点至周日二十四点（北京时间）按有效流水排名，满 1,000 元方可上榜。',
          '奖励于次周领取，逾期失效。',
        ],
      },
      'zh-TW': {
        title: '週流水競賽',
        summary: '每週排名前十瓜分彩金',
        rules: [
          '每週一零時至週日二十四時（台北時間）依有效流水排名，滿 1,000 元方可上榜。',
          '獎勵於次週領取，逾期失效。',
        ],
      },
    },
    rewards: [
      { id: 'first', names: createTexts('第一名'), amount: 1_888, measure: 'rank', target: 1 },
      { id: 'second', names: createTexts('第二名'), amount: 888, measure: 'rank', target: 2 },
      { id: 'third', names: createTexts('第三名'), amount: 388, measure: 'rank', target: 3 },
      { id: 'topten', names: createTexts('第四至第十名'), amount: 88, measure: 'rank', target: 10 },
    ],
  },
  {
    id: '1009',
    kind: 'activityLandPage',
    runs: [14, 60],
    turnover: 2,
    needsPhone: true,
    texts: {
      'zh-CN': {
        title: '足球嘉年华',
        summary: '报名参加，流水达标最高领 66 元',
        rules: ['请先报名，报名之后结算的注单计入流水。', '流水满 500 元领 8 元，满 5,000 元再领 58 元，各限一次。'],
      },
      'zh-TW': {
        title: '足球嘉年華',
        summary: '報名參加，流水達標最高領 66 元',
        rules: ['請先報名，報名之後結算的注單列入流水。', '流水滿 500 元領 8 元，滿 5,000 元再領 58 元，各限一次。'],
      },
    },
    rewards: [
      {
        id: 'step1',
        names: createTexts('流水满 500 元', '流水滿 500 元'),
        amount: 8,
        measure: 'turnover',
        target: 500,
      },
      {
        id: 'step2',
        names: createTexts('流水满 5,000 元', '流水滿 5,000 元'),
        amount: 58,
        measure: 'turnover',
        target: 5_000,
      },
    ],
  },
  {
    id: '1010',
    kind: 'bettingGift',
    runs: [30, 365],
    turnover: 2,
    texts: {
      'zh-CN': {
        title: '天天投注礼',
        summary: '每日有效流水达标即领彩金，每日合计最高 234 元',
        rules: ['有效流水按北京时间当日已结算注单计算。', '各档每日限领一次，请于当日领取。'],
      },
      'zh-TW': {
        title: '天天投注禮',
        summary: '每日有效流水達標即領彩金，每日合計最高 234 元',
        rules: ['有效流水依台北時間當日已結算注單計算。', '每個級距每日限領一次，請於當日領取。'],
      },
    },
    rewards: [
      {
        id: 'tier1',
        names: createTexts('流水满 1,000 元', '流水滿 1,000 元'),
        amount: 8,
        measure: 'turnover',
        target: 1_000,
      },
      {
        id: 'tier2',
        names: createTexts('流水满 10,000 元', '流水滿 10,000 元'),
        amount: 38,
        measure: 'turnover',
        target: 10_000,
      },
      {
        id: 'tier3',
        names: createTexts('流水满 100,000 元', '流水滿 100,000 元'),
        amount: 188,
        measure: 'turnover',
        target: 100_000,
      },
    ],
  },
  {
    id: '1011',
    kind: 'vip',
    runs: [60, 3_650],
    turnover: 1,
    texts: {
      'zh-CN': {
        title: 'VIP 礼金',
        summary: '晋级礼金、周礼金、月礼金与生日礼金',
        rules: [
          '晋级礼金每个等级限领一次。',
          '周礼金需当周流水达标，月礼金每月限领一次。',
          '生日礼金在生日当月领取，每年限领一次。',
        ],
      },
      'zh-TW': {
        title: 'VIP 禮金',
        summary: '晉級禮金、週禮金、月禮金與生日禮金',
        rules: [
          '晉級禮金每個等級限領一次。',
          '週禮金需當週流水達標，月禮金每月限領一次。',
          '生日禮金於生日當月領取，每年限領一次。',
        ],
      },
    },
    rewards: [
      { id: 'upgrade', names: createTexts('晋级礼金', '晉級禮金'), amount: 18_888, measure: 'grade', target: 1 },
      { id: 'week', names: createTexts('周礼金', '週禮金'), amount: 2_888, measure: 'turnover', target: 0 },
      { id: 'month', names: createTexts('月礼金', '月禮金'), amount: 8_888, measure: 'grade', target: 1 },
      { id: 'birthday', names: createTexts('生日礼金', '生日禮金'), amount: 8_888, measure: 'grade', target: 1 },
    ],
  },
  {
    id: '1012',
    kind: 'topGift',
    runs: [60, 3_650],
    turnover: 1,
    needsPhone: true,
    texts: {
      'zh-CN': {
        title: '积分兑换',
        summary: '有效流水每满 100 元得 1 积分，积分可兑换彩金',
        rules: ['积分由有效流水自动累计，兑换后即时扣除。', '兑换的彩金即时存入中心钱包，不可撤销。'],
      },
      'zh-TW': {
        title: '點數兌換',
        summary: '有效流水每滿 100 元得 1 點，點數可兌換彩金',
        rules: ['點數由有效流水自動累計，兌換後即時扣除。', '兌換的彩金即時存入中心錢包，不可撤銷。'],
      },
    },
    rewards: [5, 18, 58, 188].map((amount) => ({
      id: `gift${amount}`,
      names: createTexts(`${amount} 元彩金`),
      amount,
      measure: 'points' as const,
      target: amount * 2,
    })),
  },
];
