import { buildWaitPath } from './buildWaitPath.ts';

it.each([
  ['transfer', '/mine/savemoney/transfer-wait?order=D%2F1%20%26'],
  ['qr', '/mine/savemoney/recharge-wait?order=D%2F1%20%26'],
  ['coin', '/mine/savemoney/virtual-wait?order=D%2F1%20%26'],
  ['huiwang', '/mine/huione?order=D%2F1%20%26'],
] as const)('WAL-04 the wait screen of the kind %s is %s', (kind, path) => {
  expect(buildWaitPath({ kind, orderNo: 'D/1 &' })).toBe(path);
});
