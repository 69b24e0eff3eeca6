export { accountFeature } from './accountFeature.ts';
