import type { ActivityKind, Texts } from '../../db/tables/memberCentreTables.ts';
import type { Period } from '../rules/claimPeriods.ts';

/** Texts of the periods. */
export const periodTexts: Readonly<Record<Period, Texts<string>>> = {
  once: { 'zh-CN': '每项奖励限领一次。', 'zh-TW': '每項獎勵限領一次。' },
  day: { 'zh-CN': '每天零点开始新的一天。', 'zh-TW': '每天零時開始新的一天。' },
  week: { 'zh-CN': '每周一零点开始新的一周。', 'zh-TW': '每週一零時開始新的一週。' },
};

const afterEnd: Texts<string> = {
  'zh-CN': '活动结束后不再发放，已完成未领取的奖励也会失效。',
  'zh-TW': '活動結束後不再發放，已完成未領取的獎勵也會失效。',
};
const sameDay: Texts<string> = {
  'zh-CN': '须在当天二十四点前领取，过时视为放弃。',
  'zh-TW': '須在當天二十四時前領取，逾時視為放棄。',
};

/** End of each kind of activity for a member. */
export const endTexts: Readonly<Record<ActivityKind, Texts<string>>> = {
  discount: { 'zh-CN': '活动结束后按结束前的注单结算。', 'zh-TW': '活動結束後依結束前的注單結算。' },
  racePage: {
    'zh-CN': '奖金于次周领取，次周日二十四点后失效，活动的最后一期也一样。流水相同时，先达到的名次在前。',
    'zh-TW': '獎金於次週領取，次週日二十四時後失效，活動的最後一期也一樣。流水相同時，先達到的名次在前。',
  },
  activityLandPage: afterEnd,
  firstDeposit: {
    'zh-CN': '只计首笔到账存款；活动结束或已领取后不再发放。',
    'zh-TW': '只計首筆入帳儲值；活動結束或已領取後不再發放。',
  },
  againDeposit: sameDay,
  newTask: afterEnd,
  drawGift: {
    'zh-CN': '当天未用的次数不累计到第二天。',
    'zh-TW': '當天未用的次數不累計到隔天。',
  },
  signGift: {
    'zh-CN': '漏签后从第一天重新开始；当月有效流水每满 1,000 元可补签一次，每月最多三次，补签不发奖励、只接续天数。',
    'zh-TW': '漏簽後從第一天重新開始；當月有效流水每滿 1,000 元可補簽一次，每月最多三次，補簽不發獎勵、只接續天數。',
  },
  friendInvitation: afterEnd,
  bettingGift: sameDay,
  vip: {
    'zh-CN': '降级后不再享有高等级的礼金；已发放的礼金不收回。',
    'zh-TW': '降級後不再享有高等級的禮金；已發放的禮金不收回。',
  },
  topGift: { 'zh-CN': '积分用完为止。', 'zh-TW': '點數用完為止。' },
};

/** Explanation of the result of a draw. */
export const drawNotes: Texts<string> = {
  'zh-CN':
    '转盘转动之前，结果就已由服务器种子、您的种子和序号算出；服务器种子的指纹在抽奖前公布。更换种子后，服务器公开旧种子，每次抽奖都可以核对。',
  'zh-TW':
    '轉盤轉動之前，結果就已由伺服器種子、您的種子和序號算出；伺服器種子的指紋在抽獎前公布。更換種子後，伺服器公開舊種子，每次抽獎都可以核對。',
};
