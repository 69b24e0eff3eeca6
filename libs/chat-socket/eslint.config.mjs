export { headless as default } from '../../eslint.config.mjs';
