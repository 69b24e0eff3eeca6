export { SiteError, isSiteError } from './errors/siteError.ts';
export { createId } from './ids/createId.ts';
export { divideHalfUp } from './money/divideHalfUp.ts';
export { formatMinor } from './money/formatMinor.ts';
export type { Minor } from './money/minor.ts';
export { parseMinor } from './money/parseMinor.ts';
export { systemClock, type Clock } from './ports/clock.ts';
export { createMemoryStore, type KeyValueStore } from './ports/keyValueStore.ts';
export { silentLogger, type Logger } from './ports/logger.ts';
