export { betOf } from './betOf.ts';
