export { activitiesFeature } from './activitiesFeature.ts';
