import type { Texts } from '../db/tables/memberCentreTables.ts';

interface Category {
  readonly id: string;
  /** Largest reward for a helpful report, whole yuan. */
  readonly maxReward: number;
  readonly texts: Texts<{ readonly name: string; readonly hint: string; readonly reply: string }>;
}

/** Categories of the feedback form, their rewards, and the replies of the simulated operator. */
export const feedbackCategories: readonly Category[] = [
  {
    id: 'deposit',
    maxReward: 18,
    texts: {
      'zh-CN': {
        name: '存款问题',
        hint: '请附上转账凭证，反馈属实将补偿彩金',
        reply: '您好，您的存款问题已提交财务核实，一般在十五分钟内处理完毕，请留意余额变动。',
      },
      'zh-TW': {
        name: '儲值問題',
        hint: '請附上轉帳憑證，經查證屬實將補償彩金',
        reply: '您好，您的儲值問題已送交財務核對，一般會在十五分鐘內處理完畢，請留意餘額變動。',
      },
    },
  },
  {
    id: 'withdraw',
    maxReward: 18,
    texts: {
      'zh-CN': {
        name: '取款问题',
        hint: '请注明取款金额与提交时间',
        reply: '您好，取款申请按提交顺序审核，您的订单已加急处理，请耐心等待。',
      },
      'zh-TW': {
        name: '提款問題',
        hint: '請註明提款金額與送出時間',
        reply: '您好，提款申請依送出順序審核，您的訂單已加速處理，請耐心等候。',
      },
    },
  },
  {
    id: 'bet',
    maxReward: 0,
    texts: {
      'zh-CN': {
        name: '注单问题',
        hint: '请选择相关注单，以便核对赛果',
        reply: '您好，注单以官方公布的赛果结算，我们已为您复核，结果可在投注记录中查看。',
      },
      'zh-TW': {
        name: '注單問題',
        hint: '請選擇相關注單，以便核對賽果',
        reply: '您好，注單依官方公布的賽果結算，我們已為您複核，結果可在投注紀錄中查看。',
      },
    },
  },
  {
    id: 'activity',
    maxReward: 0,
    texts: {
      'zh-CN': {
        name: '优惠活动',
        hint: '请注明活动名称',
        reply: '您好，活动奖励以活动页面公布的规则为准，符合条件即可在活动页面领取。',
      },
      'zh-TW': {
        name: '優惠活動',
        hint: '請註明活動名稱',
        reply: '您好，活動獎勵以活動頁面公布的規則為準，符合條件即可於活動頁面領取。',
      },
    },
  },
  {
    id: 'account',
    maxReward: 0,
    texts: {
      'zh-CN': {
        name: '账户安全',
        hint: '请勿在反馈中填写密码或验证码',
        reply: '您好，为了您的账户安全，请联系在线客服核实身份后办理。',
      },
      'zh-TW': {
        name: '帳號安全',
        hint: '請勿在回饋中填寫密碼或驗證碼',
        reply: '您好，為了您的帳號安全，請聯絡線上客服核對身分後辦理。',
      },
    },
  },
  {
    id: 'suggestion',
    maxReward: 188,
    texts: {
      'zh-CN': {
        name: '建议与投诉',
        hint: '建议被采纳后将发放彩金',
        reply: '您好，感谢您的宝贵意见，已转交产品团队评估，采纳后会以站内信通知您。',
      },
      'zh-TW': {
        name: '建議與申訴',
        hint: '建議獲採納後將發放彩金',
        reply: '您好，感謝您的寶貴意見，已轉交產品團隊評估，採納後會以站內信通知您。',
      },
    },
  },
];
