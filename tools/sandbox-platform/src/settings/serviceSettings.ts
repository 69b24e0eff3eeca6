import type { Locale } from '../base/locale.ts';

/** Daily hours in UTC+8, `HH:MM`. `to` may be before `from`: the hours then pass midnight. Equal times: around the clock. */
export interface ServiceHours {
  readonly from: string;
  readonly to: string;
}

/** Topic that a player can choose, and the automatic reply to it, in both scripts. */
export interface ServiceTopic {
  readonly topic: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly answers: Readonly<Record<Locale, string>>;
}

const MAX_TOPICS = 12;
const MAX_NAME = 20;
const MAX_ANSWER = 1_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** Whether a value is a valid setting of the hours. */
export function isServiceHours(value: unknown): boolean {
  const { from, to } = (value ?? {}) as Partial<ServiceHours>;
  return [from, to].every((time) => typeof time === 'string' && TIME.test(time));
}

const isTextPair = (value: unknown, max: number): boolean =>
  (['zh-CN', 'zh-TW'] as const).every((locale) => {
    const text = (value as Record<string, unknown> | null | undefined)?.[locale];
    return typeof text === 'string' && text.trim() !== '' && text.length <= max;
  });

const isServiceTopic = (value: unknown): boolean => {
  const { topic, names, answers } = (value ?? {}) as Partial<Record<keyof ServiceTopic, unknown>>;
  const isId = typeof topic === 'string' && /^[a-z][A-Za-z]{0,19}$/.test(topic);
  return isId && isTextPair(names, MAX_NAME) && isTextPair(answers, MAX_ANSWER);
};

/** Whether a value is a valid setting of the topics: complete in both scripts, each id once. */
export const isServiceTopics = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MAX_TOPICS &&
  value.every(isServiceTopic) &&
  new Set((value as ServiceTopic[]).map(({ topic }) => topic)).size === value.length;

/** Topics of a new platform. */
export const defaultServiceTopics: readonly ServiceTopic[] = [
  {
    topic: 'deposit',
    names: { 'zh-CN': '存款没到账', 'zh-TW': '儲值沒入帳' },
    answers: {
      'zh-CN':
        '多数存款几分钟内到账。请先在“交易记录”里查看订单状态：\n· 金额与订单不一致，或超时才付款：会由专人核对，请附上订单和付款截图。\n· 显示“未成功”：款项将由付款渠道原路退回。\n请附上订单，我们马上为您查询。',
      'zh-TW':
        '多數儲值幾分鐘內入帳。請先在「交易紀錄」查看訂單狀態：\n· 金額與訂單不符，或逾時才付款：會由專人核對，請附上訂單與付款截圖。\n· 顯示「未成功」：款項將由付款管道退回原帳戶。\n請附上訂單，我們立即為您查詢。',
    },
  },
  {
    topic: 'withdraw',
    names: { 'zh-CN': '取款没通过', 'zh-TW': '提款沒通過' },
    answers: {
      'zh-CN':
        '取款依次经过提交、审核、付款三步，“交易记录”里可以看到当前进度。未通过时订单会写明原因，款项已退回中心钱包。常见原因：流水未达标、收款户名与实名不一致、收款账户有误。对结果有疑问，请附上订单。',
      'zh-TW':
        '提款依序經過送出、審核、付款三個步驟，「交易紀錄」裡看得到目前進度。未通過時訂單會寫明原因，款項已退回中心錢包。常見原因：流水未達標、收款戶名與真實姓名不符、收款帳戶有誤。對結果有疑問，請附上訂單。',
    },
  },
  {
    topic: 'bet',
    names: { 'zh-CN': '注单与结算', 'zh-TW': '注單與結算' },
    answers: {
      'zh-CN':
        '注单一般在官方赛果公布后结算。比赛中断、延期或取消的处理办法，请看帮助中心的“取消与退款”。对结算有疑问，请附上注单并说明理由。',
      'zh-TW':
        '注單一般在官方賽果公布後結算。比賽中斷、延期或取消的處理方式，請看說明中心的「取消與退款」。對結算有疑問，請附上注單並說明理由。',
    },
  },
  {
    topic: 'account',
    names: { 'zh-CN': '登录与验证码', 'zh-TW': '登入與驗證碼' },
    answers: {
      'zh-CN':
        '收不到验证码：请确认号码无误，60 秒后可以重新获取，每个号码每天最多 10 次。忘记密码：在登录框选择“忘记密码”，用已绑定的手机或邮箱重设。客服不会索要您的密码和验证码。',
      'zh-TW':
        '收不到驗證碼：請確認號碼無誤，60 秒後可以重新取得，每個號碼每天最多 10 次。忘記密碼：在登入視窗選擇「忘記密碼」，用已綁定的手機或電子郵件重設。客服不會索取您的密碼與驗證碼。',
    },
  },
  {
    topic: 'exclusion',
    names: { 'zh-CN': '暂停账号', 'zh-TW': '暫停帳號' },
    answers: {
      'zh-CN':
        '您可以在“会员中心”的“限额与自我管理”里自行暂停：冷静期最长 30 天，自我排除最长 5 年，立即生效，期间不能投注和存款，余额仍可取出。想关闭账号，请在下面说明。如果投注已经影响生活，请看帮助中心的“博彩责任”。',
      'zh-TW':
        '您可以在「會員中心」的「限額與自我管理」自行暫停：冷靜期最長 30 天，自我排除最長 5 年，立即生效，期間無法投注與儲值，餘額仍可提領。想關閉帳號，請在下方說明。如果投注已經影響生活，請看說明中心的「負責任博弈」。',
    },
  },
  {
    topic: 'other',
    names: { 'zh-CN': '其他问题', 'zh-TW': '其他問題' },
    answers: {
      'zh-CN': '请在下面说明您的问题：发生的时间、页面的提示，以及您希望怎么处理。需要时附上截图。',
      'zh-TW': '請在下方說明您的問題：發生的時間、頁面的提示，以及您希望怎麼處理。需要時附上截圖。',
    },
  },
];
