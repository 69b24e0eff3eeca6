export { createWalletFeature, type MineFrame } from './createWalletFeature.ts';
