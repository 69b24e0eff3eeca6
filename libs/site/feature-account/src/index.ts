export { accountFeature } from './accountFeature.ts';
export { mineFrame } from './mine/mineFrame.ts';
export { bindingFeature } from './binding/bindingFeature.ts';
