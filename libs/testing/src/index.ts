export { deferred, type Deferred } from './deferred.ts';
export { describeWalk, type Walk } from './describeWalk.ts';
export { expectSection } from './expectSection.ts';
export { flushMicrotasks } from './flushMicrotasks.ts';
export { formatMachineTable } from './formatMachineTable.ts';
export type { CallPort, Rehearsal, RehearsalStage, Script } from './rehearsal/rehearsal.ts';
export { rehearse } from './rehearsal/rehearse.ts';
export { settle } from './settle.ts';
export { describeVectors, sharedVectors, sharedVectorText } from './sharedVectors.ts';
