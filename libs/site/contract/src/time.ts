export { formatInstant, toInstantParts } from './i18n/formatInstant.ts';
