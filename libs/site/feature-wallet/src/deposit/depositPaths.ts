import type { DepositOrder } from '@pavilion/wallet/cashier';

/** The wait screen of each kind of deposit (§2). */
const waitPaths: Readonly<Record<DepositOrder['kind'], string>> = {
  transfer: '/mine/savemoney/transfer-wait',
  qr: '/mine/savemoney/recharge-wait',
  coin: '/mine/savemoney/virtual-wait',
  huiwang: '/mine/huione',
};

/** Where an order is waited for. The number stands in the address, so that a reload and a second tab find it. */
export const buildWaitPath = ({ kind, orderNo }: Pick<DepositOrder, 'kind' | 'orderNo'>): string =>
  `${waitPaths[kind]}?order=${encodeURIComponent(orderNo)}`;
