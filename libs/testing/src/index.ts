export { deferred, type Deferred } from './deferred.ts';
export { describeVectors, sharedVectors, sharedVectorText } from './sharedVectors.ts';
