import type { ResponseOf } from '@pavilion/api-client';
import type { ComposedRead } from '@pavilion/site-data';
import type { SavedAccount, WithdrawOrder } from '@pavilion/wallet/cashier';

export type WithdrawInfo = ResponseOf<'withdraw.withdrawInfo'>;
export type WithdrawRule = ResponseOf<'withdraw.baseCfgList'>['list'][number];

/** Limits, rules, rate, saved accounts and the pending withdrawal. */
export interface WithdrawOptions {
  readonly info: WithdrawInfo;
  readonly rules: readonly WithdrawRule[];
  /** CNY per coin, decimal text. */
  readonly rate: string;
  readonly cards: readonly SavedAccount[];
  /** Newest withdrawal without a final state. */
  readonly pending: WithdrawOrder | null;
}

export const withdrawOptions: ComposedRead<Record<never, never>, WithdrawOptions> = {
  name: 'wallet.withdrawOptions',
  auth: 'member',
  tags: ['balance', 'orders', 'cards'],
  load: async (call) => {
    const [info, { list: rules }, { rate }, { list: cards }, { order: pending }] = await Promise.all([
      call('withdraw.withdrawInfo', {}),
      call('withdraw.baseCfgList', {}),
      call('withdraw.usdtWithdrawInfo', {}),
      call('bankCard.queryMemberBanksInfoList', {}),
      call('withdraw.withdrawOrderInfo', {}),
    ]);
    return { info, rules, rate, cards, pending };
  },
};
