import { createTexts, type ActivityRow } from './activityRow.ts';

/** Activities that reward registration, deposits and invitations, and the page of the rebates. */
export const depositActivities: readonly ActivityRow[] = [
  {
    id: '1001',
    kind: 'discount',
    runs: [60, 365],
    turnover: 0,
    texts: {
      'zh-CN': {
        title: '天天返水无上限',
        summary: '体育、真人、电子每日自动返水，最高 1.20%',
        rules: ['返水比例按会员等级计算，次日自动派发至中心钱包。', '和局、取消及无风险对冲注单不计入有效流水。'],
      },
      'zh-TW': {
        title: '天天返水無上限',
        summary: '體育、真人、電子每日自動返水，最高 1.20%',
        rules: ['返水比例依會員等級計算，隔日自動發放至中心錢包。', '和局、取消及無風險對沖注單不列入有效流水。'],
      },
    },
    rewards: [],
  },
  {
    id: '1002',
    kind: 'firstDeposit',
    runs: [30, 180],
    turnover: 12,
    needsPhone: true,
    needsName: true,
    texts: {
      'zh-CN': {
        title: '首存豪礼',
        summary: '首次存款满 100 元即送 50%，最高 588 元',
        rules: ['每位会员仅限领取一次，以首笔到账存款计算。', '彩金按存款金额的 50% 发放，最高 588 元。'],
      },
      'zh-TW': {
        title: '首儲豪禮',
        summary: '首次儲值滿 100 元即送 50%，最高 588 元',
        rules: ['每位會員限領一次，以首筆入帳儲值計算。', '彩金依儲值金額的 50% 發放，最高 588 元。'],
      },
    },
    rewards: [
      {
        id: 'bonus',
        names: createTexts('首存彩金', '首儲彩金'),
        amount: 588,
        measure: 'deposit',
        target: 100,
        rate: 5_000,
      },
    ],
  },
  {
    id: '1003',
    kind: 'againDeposit',
    runs: [30, 180],
    turnover: 5,
    needsPhone: true,
    texts: {
      'zh-CN': {
        title: '每日再存优惠',
        summary: '每日第二笔存款满 200 元加送 10%，最高 188 元',
        rules: ['以当日（北京时间）第二笔到账存款计算，每日限领一次。', '请于当日领取，逾期视为放弃。'],
      },
      'zh-TW': {
        title: '每日續儲優惠',
        summary: '每日第二筆儲值滿 200 元加送 10%，最高 188 元',
        rules: ['以當日（台北時間）第二筆入帳儲值計算，每日限領一次。', '請於當日領取，逾期視為放棄。'],
      },
    },
    rewards: [
      {
        id: 'bonus',
        names: createTexts('再存彩金', '續儲彩金'),
        amount: 188,
        measure: 'deposit',
        target: 200,
        rate: 1_000,
      },
    ],
  },
  {
    id: '1004',
    kind: 'newTask',
    runs: [60, 365],
    turnover: 3,
    texts: {
      'zh-CN': {
        title: '新人任务',
        summary: '完成四项任务，最高可领 72 元',
        rules: ['每项任务限领一次，完成后即可领取。', '首笔投注以已结算且分出胜负的注单为准。'],
      },
      'zh-TW': {
        title: '新人任務',
        summary: '完成四項任務，最高可領 72 元',
        rules: ['每項任務限領一次，完成後即可領取。', '首筆投注以已結算且分出勝負的注單為準。'],
      },
    },
    rewards: [
      { id: 'phone', names: createTexts('绑定手机', '綁定手機'), amount: 8, measure: 'bindPhone', target: 1 },
      { id: 'name', names: createTexts('完善真实姓名', '填寫真實姓名'), amount: 8, measure: 'bindRealName', target: 1 },
      { id: 'firstbet', names: createTexts('完成首笔投注', '完成首筆投注'), amount: 18, measure: 'bets', target: 1 },
      {
        id: 'turnover',
        names: createTexts('累计流水满 1,000 元', '累計流水滿 1,000 元'),
        amount: 38,
        measure: 'turnover',
        target: 1_000,
      },
    ],
  },
  {
    id: '1005',
    kind: 'friendInvitation',
    runs: [60, 365],
    turnover: 3,
    needsPhone: true,
    texts: {
      'zh-CN': {
        title: '邀请好友',
        summary: '邀请好友一起玩，合计最高可领 1,014 元',
        rules: ['好友通过您的邀请链接注册，且累计有效流水满 100 元，即为有效好友。', '同一人注册多个账号不予计算。'],
      },
      'zh-TW': {
        title: '邀請好友',
        summary: '邀請好友一起玩，合計最高可領 1,014 元',
        rules: ['好友透過您的邀請連結註冊，且累計有效流水滿 100 元，即為有效好友。', '同一人註冊多個帳號不予計算。'],
      },
    },
    rewards: [
      { id: 'friend1', names: createTexts('1 位有效好友'), amount: 18, measure: 'friends', target: 1 },
      { id: 'friend5', names: createTexts('5 位有效好友'), amount: 108, measure: 'friends', target: 5 },
      { id: 'friend20', names: createTexts('20 位有效好友'), amount: 888, measure: 'friends', target: 20 },
    ],
  },
];
