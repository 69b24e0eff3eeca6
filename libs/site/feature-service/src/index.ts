export { loadServiceDesk } from './loadServiceDesk.ts';
export { loadServiceMark } from './loadServiceMark.ts';
