import type { RecallResponse } from '@pavilion/wallet/cashier';
import { createWalletT } from '../testing/createWalletT.ts';
import { formatRecallResult } from './formatRecallResult.ts';

type Status = RecallResponse['list'][number]['status'];

const KEPT = { kind: 'info', text: '2 个场馆的资金暂时无法转回（维护中或流水未达标）' };

it.each<[string, readonly Status[], readonly object[]]>([
  ['1234.5', ['done'], [{ kind: 'success', text: '已转回 ¥1,234.50' }]],
  ['10.00', ['done', 'kept', 'reversed'], [{ kind: 'success', text: '已转回 ¥10.00' }, KEPT]],
  ['0.00', ['kept', 'reversed'], [KEPT]],
  ['0.00', [], [{ kind: 'info', text: '没有可转回的资金' }]],
  ['0.00', ['done'], [{ kind: 'info', text: '没有可转回的资金' }]],
])('WAL-02 a recall of %s with the states %j is shown as %j', async (totalMoney, states, toasts) => {
  const list = states.map((status, at) => ({ channelCode: String(at), amount: '1.00', status }));
  expect(formatRecallResult({ totalMoney, list }, await createWalletT())).toEqual(toasts);
});
