/** Pages of orders by the type of their transaction. */
const orderPages: Readonly<Record<string, string>> = {
  deposit: '/mine/savemoney/recharge-wait',
  withdraw: '/mine/takemoney',
};

/** Builds the URL of the order behind a transaction; `undefined` for a type without a page. */
export function buildOrderPath({ type, orderNo }: { readonly type: string; readonly orderNo: string }) {
  const page = orderPages[type];
  return page === undefined ? undefined : `${page}?order=${encodeURIComponent(orderNo)}`;
}
