export { CoverPatterns } from './covers/CoverPatterns.tsx';
export { GameCover, type CoverArt, type GameCoverProps } from './covers/GameCover.tsx';
export { motifs } from './covers/motifs.ts';
