export { createWorld } from './createWorld.ts';
export { settle } from './settlement/settle.ts';
export { settleableAt } from './settlement/settleableAt.ts';
export { type MatchResult } from './settlement/settlementTypes.ts';
export { VOID_CODES } from './voidCodes.ts';
export type * from './worldTypes.ts';
