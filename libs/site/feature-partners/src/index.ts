export { createFeaturePartners, type FeaturePartners } from './createFeaturePartners.ts';
