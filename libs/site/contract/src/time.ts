export { computeDayStart } from './i18n/computeDayStart.ts';
export { formatInstant, toInstantParts } from './i18n/formatInstant.ts';
