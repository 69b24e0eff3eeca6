export { formatInstant, instantParts } from './i18n/formatInstant.ts';
