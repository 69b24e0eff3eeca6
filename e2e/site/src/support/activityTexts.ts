/** Texts of the activities by brand. */
export const activityTexts = {
  'main-cn': {
    signTitle: '每日签到礼',
    loginToJoin: '登录后参加',
    claimable: '可领 ¥1.00',
    signIn: /^签到领/,
    signed: '今日已签到',
    unknown: '结果确认中',
    odds: '奖项与概率',
    draw: '抽一次',
    drawResult: /抽中|本次结果/,
    depositAmount: '存款金额',
    depositThis: '按此金额存款',
  },
  'main-tw': {
    signTitle: '每日簽到禮',
    loginToJoin: '登入後參加',
    claimable: '可領 ¥1.00',
    signIn: /^簽到領/,
    signed: '今日已簽到',
    unknown: '結果確認中',
    odds: '獎項與機率',
    draw: '抽一次',
    drawResult: /抽中|本次結果/,
    depositAmount: '儲值金額',
    depositThis: '以此金額儲值',
  },
} as const;
