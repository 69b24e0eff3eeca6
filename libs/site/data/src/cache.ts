export { createReadCache, type ReadCacheParts, type ReadCachePorts } from './cache/createReadCache.ts';
