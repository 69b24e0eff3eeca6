import type { Translated } from '@pavilion/site-contract';
import type { cashierZhCN } from './cashierZhCN.ts';

/** Texts of the frame of the cashier pages in the Chinese of Taiwan. */
export const cashierZhTW = {
  'cashier.side': '限額與訂單',
  'cashier.limits': '限額與時間',
  'cashier.recent': '最近訂單',
  'cashier.all': '全部紀錄',
  'cashier.none': '尚無訂單',
  'cashier.steps': '步驟',
  'cashier.stepDone': '已完成',
  'cashier.step.method': '選方式',
  'cashier.step.account': '選帳戶',
  'cashier.step.venue': '選場館',
  'cashier.step.amount': '填金額',
  'cashier.step.pay': '付款',
  'cashier.step.review': '審核',
  'cashier.step.credit': '入帳',
  'cashier.from': '{amount} 起',
} as const satisfies Translated<typeof cashierZhCN>;
