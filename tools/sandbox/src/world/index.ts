export { createWorld } from './createWorld.ts';
export { codeOf } from './settlement/codeOf.ts';
export { isInPlay } from './settlement/isInPlay.ts';
export { settleableAt } from './settlement/settleableAt.ts';
export { type MatchResult, type SettlementCode } from './settlement/settlementTypes.ts';
export { combinationsOf } from './settlement/systems.ts';
export { unitsNet, type DecidedLeg } from './settlement/unitsNet.ts';
export { VOID_CODES } from './voidCodes.ts';
export type * from './worldTypes.ts';
