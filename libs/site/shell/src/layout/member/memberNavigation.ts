import type { MemberNavKey } from '@pavilion/site-contract';

/** Groups of the member's menu. */
export const memberKeys = [
  ['save_money', 'transfer_money', 'take_money'],
  ['profile', 'vip', 'Welfare'],
  ['bet_record', 'trade_record', 'message'],
] as const satisfies readonly (readonly MemberNavKey[])[];
