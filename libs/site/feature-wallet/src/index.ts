export { createWalletFeature } from './createWalletFeature.ts';
