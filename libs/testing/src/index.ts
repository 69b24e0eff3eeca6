export { deferred, type Deferred } from './deferred.ts';
export { toSkippedTitle, describeVectors, sharedVectors, sharedVectorText } from './sharedVectors.ts';
