export { helpFeature } from './helpFeature.ts';
