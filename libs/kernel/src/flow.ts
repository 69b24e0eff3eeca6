export { callAborting, callUntil, type Abortable } from './flow/callUntil.ts';
export { createFlowReducer, type Arrivals, type FlowDefinition } from './flow/createFlowReducer.ts';
export { drawTable } from './flow/drawTable.ts';
export type { FlowTable } from './flow/flowTable.ts';
export { waitMs } from './flow/waitMs.ts';
