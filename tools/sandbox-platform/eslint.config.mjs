export { sandbox as default } from '../../eslint.config.mjs';
