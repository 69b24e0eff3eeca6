export { createMemberFeature } from './createMemberFeature.ts';
