/** Texts of the frame of the cashier pages. */
export const cashierZhCN = {
  'cashier.side': '限额与订单',
  'cashier.limits': '限额与时间',
  'cashier.recent': '最近订单',
  'cashier.all': '全部记录',
  'cashier.none': '还没有订单',
  'cashier.steps': '步骤',
  'cashier.stepDone': '已完成',
  'cashier.step.method': '选方式',
  'cashier.step.account': '选账户',
  'cashier.step.venue': '选场馆',
  'cashier.step.amount': '填金额',
  'cashier.step.pay': '付款',
  'cashier.step.review': '审核',
  'cashier.step.credit': '到账',
  'cashier.from': '{amount} 起',
} as const;
