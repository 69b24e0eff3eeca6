export { accountFeature } from './accountFeature.ts';
export { bindingFeature } from './binding/bindingFeature.ts';
