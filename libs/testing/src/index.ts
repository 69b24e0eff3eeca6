export { deferred, type Deferred } from './deferred.ts';
