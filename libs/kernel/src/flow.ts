export { callWithAbort, raceCall, type AbortableCall } from './flow/raceCall.ts';
export { createFlowReducer, type FlowStepReducers, type FlowDefinition } from './flow/createFlowReducer.ts';
export { formatFlowDiagram } from './flow/formatFlowDiagram.ts';
export type { FlowTable } from './flow/flowTable.ts';
export { waitMs } from './flow/waitMs.ts';
