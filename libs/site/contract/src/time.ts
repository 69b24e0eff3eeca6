export { computeDayStart, DAY_MS } from './i18n/computeDayStart.ts';
export { formatInstant, toInstantParts } from './i18n/formatInstant.ts';
