import type { DepositOrder } from '@pavilion/wallet/cashier';

/** Path of the wait screen of each kind of deposit (§2). */
const waitPaths: Readonly<Record<DepositOrder['kind'], string>> = {
  transfer: '/mine/savemoney/transfer-wait',
  qr: '/mine/savemoney/recharge-wait',
  coin: '/mine/savemoney/virtual-wait',
  huiwang: '/mine/huione',
};

/** Builds the URL of the wait screen. It contains the order number for a reload and a second tab. */
export const buildWaitPath = ({ kind, orderNo }: Pick<DepositOrder, 'kind' | 'orderNo'>): string =>
  `${waitPaths[kind]}?order=${encodeURIComponent(orderNo)}`;
