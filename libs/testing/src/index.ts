export { deferred, type Deferred } from './deferred.ts';
export { absenceOf, describeVectors, sharedVectors, sharedVectorText } from './sharedVectors.ts';
