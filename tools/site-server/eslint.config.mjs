export { scripts as default } from '../../eslint.config.mjs';
