export { createHelp, type Help } from './createHelp.ts';
