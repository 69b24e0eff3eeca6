export { partnersFeature } from './partnersFeature.ts';
