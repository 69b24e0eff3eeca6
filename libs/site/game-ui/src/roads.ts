export { BigRoad } from './roads/BigRoad.tsx';
export type { RoadResult } from './roads/buildBigRoad.ts';
export { hasPattern } from './roads/hasPattern.ts';
