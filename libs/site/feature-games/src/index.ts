export { createGamesFeature } from './createGamesFeature.ts';
