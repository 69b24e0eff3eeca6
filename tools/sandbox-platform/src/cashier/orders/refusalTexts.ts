import type { Locale } from '../../base/locale.ts';

/** Texts of cashier refusals for the player. `{name}` stands for a detail of the refusal. */
export const refusalTexts: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  depositClosed: { 'zh-CN': '存款通道暂未开放', 'zh-TW': '儲值管道尚未開放' },
  unknownPayType: { 'zh-CN': '该存款方式暂不可用，请选择其他方式', 'zh-TW': '此儲值方式目前無法使用，請選擇其他方式' },
  badAmount: { 'zh-CN': '请输入正确的金额，最多两位小数', 'zh-TW': '請輸入正確的金額，最多兩位小數' },
  belowMinimum: { 'zh-CN': '金额低于单笔最低限额', 'zh-TW': '金額低於單筆最低限額' },
  aboveMaximum: { 'zh-CN': '金额高于单笔最高限额', 'zh-TW': '金額高於單筆最高限額' },
  badCardNumber: { 'zh-CN': '账号或地址有误，请核对后再提交', 'zh-TW': '帳號或地址有誤，請核對後再送出' },
  badTimeRange: { 'zh-CN': '开始时间不能晚于结束时间', 'zh-TW': '開始時間不能晚於結束時間' },
  badSignalCode: { 'zh-CN': '附言码无效或已过期，请重新获取', 'zh-TW': '附言碼無效或已過期，請重新取得' },
  tooManyOpenOrders: {
    'zh-CN': '最多同时有 {max} 笔待付款订单，请先完成或取消其中一笔',
    'zh-TW': '最多同時有 {max} 筆待付款訂單，請先完成或取消其中一筆',
  },
  noFreePayee: { 'zh-CN': '收款账户繁忙，请稍后再试或更换金额', 'zh-TW': '收款帳戶忙碌中，請稍後再試或更換金額' },
  orderNotFound: { 'zh-CN': '订单不存在', 'zh-TW': '查無此訂單' },
  orderNotOpen: { 'zh-CN': '订单状态已变更，无法执行此操作', 'zh-TW': '訂單狀態已變更，無法執行此操作' },
  phoneUnbound: { 'zh-CN': '请先绑定手机号码', 'zh-TW': '請先綁定手機號碼' },
  realNameUnbound: { 'zh-CN': '请先完善真实姓名', 'zh-TW': '請先填寫真實姓名' },
  holderDiffers: { 'zh-CN': '账户姓名须与注册姓名一致', 'zh-TW': '帳戶姓名須與註冊姓名一致' },
  cardExists: { 'zh-CN': '该账户已被绑定，请勿重复添加', 'zh-TW': '此帳戶已綁定，請勿重複新增' },
  cardNotFound: { 'zh-CN': '收款账户不存在或已删除，请重新选择', 'zh-TW': '收款帳戶不存在或已刪除，請重新選擇' },
  tooManyCards: { 'zh-CN': '绑定数量已达上限', 'zh-TW': '綁定數量已達上限' },
  secondPasswordUnset: { 'zh-CN': '请先设置资金密码', 'zh-TW': '請先設定資金密碼' },
  secondPasswordWrong: { 'zh-CN': '资金密码错误', 'zh-TW': '資金密碼錯誤' },
  secondPasswordLocked: {
    'zh-CN': '资金密码错误次数过多，已暂时锁定，请稍后再试',
    'zh-TW': '資金密碼錯誤次數過多，已暫時鎖定，請稍後再試',
  },
  turnoverUnmet: { 'zh-CN': '有效流水尚未达到取款要求', 'zh-TW': '有效流水尚未達到提款要求' },
  insufficientBalance: { 'zh-CN': '余额不足', 'zh-TW': '餘額不足' },
  dailyTimesUsed: { 'zh-CN': '今日取款次数已用完，请明天再试', 'zh-TW': '今日提款次數已用完，請明天再試' },
  dailyAmountUsed: { 'zh-CN': '已超过今日取款总额', 'zh-TW': '已超過今日提款總額' },
  rateChanged: { 'zh-CN': '汇率已更新，请确认后再提交', 'zh-TW': '匯率已更新，請確認後再送出' },
};
