import { type ResponseOf } from '@pavilion/api-client';
import { type SiteApi } from '@pavilion/site-contract';
import { type PayCard, type WithdrawOrder } from '@pavilion/wallet/cashier';

export type WithdrawInfo = ResponseOf<'withdraw.withdrawInfo'>;
export type WithdrawRule = ResponseOf<'withdraw.baseCfgList'>['list'][number];

/** What the withdrawal page stands on, of one moment. */
export interface WithdrawFacts {
  readonly info: WithdrawInfo;
  readonly rules: readonly WithdrawRule[];
  /** CNY for one coin. */
  readonly rate: string;
  readonly cards: readonly PayCard[];
  /** The newest withdrawal that is still under way. */
  readonly underWay: WithdrawOrder | null;
}

/** Reads balance, rules, rate, accounts and the withdrawal under way. */
export async function readWithdrawFacts({ call }: SiteApi, signal: AbortSignal): Promise<WithdrawFacts> {
  const [info, { list: rules }, { rate }, { list: cards }, { order: underWay }] = await Promise.all([
    call('withdraw.withdrawInfo', {}, { signal }),
    call('withdraw.baseCfgList', {}, { signal }),
    call('withdraw.usdtWithdrawInfo', {}, { signal }),
    call('bankCard.queryMemberBanksInfoList', {}, { signal }),
    call('withdraw.withdrawOrderInfo', {}, { signal }),
  ]);
  return { info, rules, rate, cards, underWay };
}
