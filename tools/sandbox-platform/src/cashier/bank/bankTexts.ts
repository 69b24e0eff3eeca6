import type { Locale } from '../../base/locale.ts';
import type { DepositState } from '../../db/tables/cashierTables.ts';

interface BankTexts {
  readonly title: string;
  readonly playMoney: string;
  readonly order: string;
  readonly amount: string;
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
  readonly remark: string;
  readonly state: string;
  readonly pay: string;
  readonly payLate: string;
  readonly payWrong: string;
  readonly payAnyway: string;
  readonly otherAmount: string;
  readonly fail: string;
  readonly states: Readonly<Record<DepositState, string>>;
}

/** Texts of the payment simulator's page. */
export const bankTexts: Readonly<Record<Locale, BankTexts>> = {
  'zh-CN': {
    title: '模拟付款',
    playMoney: '这是沙盒的付款页面，全部为演示资金，不会产生真实交易。',
    order: '订单号',
    amount: '应付金额',
    bank: '收款银行',
    account: '收款账号',
    holder: '收款人',
    remark: '附言',
    state: '状态',
    pay: '付款',
    payLate: '超时后付款',
    payWrong: '按此金额付款',
    payAnyway: '仍然付款',
    otherAmount: '其他金额',
    fail: '付款失败',
    states: {
      created: '待付款',
      paid: '已付款，等待确认',
      late: '超时到账，等待人工处理',
      wrongAmount: '金额不符，等待人工处理',
      confirmed: '已入账',
      closed: '已取消',
      expired: '已超时',
      failed: '付款失败',
    },
  },
  'zh-TW': {
    title: '模擬付款',
    playMoney: '這是沙盒的付款頁面，全部為展示資金，不會產生真實交易。',
    order: '訂單編號',
    amount: '應付金額',
    bank: '收款銀行',
    account: '收款帳號',
    holder: '收款人',
    remark: '附言',
    state: '狀態',
    pay: '付款',
    payLate: '逾時後付款',
    payWrong: '以此金額付款',
    payAnyway: '仍要付款',
    otherAmount: '其他金額',
    fail: '付款失敗',
    states: {
      created: '待付款',
      paid: '已付款，等待確認',
      late: '逾時入帳，等待人工處理',
      wrongAmount: '金額不符，等待人工處理',
      confirmed: '已入帳',
      closed: '已取消',
      expired: '已逾時',
      failed: '付款失敗',
    },
  },
};
