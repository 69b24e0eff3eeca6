export { createWorld } from './createWorld.ts';
export { settle } from './settlement/settle.ts';
export { settleableAt } from './settlement/settleableAt.ts';
export {
  type BetToSettle,
  type MatchResult,
  type Settlement,
  type SettlementCode,
} from './settlement/settlementTypes.ts';
export type * from './worldTypes.ts';
