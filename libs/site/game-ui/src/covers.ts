export { arrangeCovers } from './covers/arrangeCovers.ts';
export { toCoverTitle, type CoverArt, type CoverFrame } from './covers/coverArt.ts';
export { coverRules } from './covers/coverRules.ts';
export { CoverLettering, GameCover, type GameCoverProps } from './covers/GameCover.tsx';
