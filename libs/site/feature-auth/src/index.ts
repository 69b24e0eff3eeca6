export { authFeature } from './authFeature.ts';
