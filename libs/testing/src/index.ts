export { deferred, type Deferred } from './deferred.ts';
export { expectSection } from './expectSection.ts';
export { formatMachineTable } from './formatMachineTable.ts';
export { describeVectors, sharedVectors, sharedVectorText } from './sharedVectors.ts';
