export { lobbies, type Category } from './lobby/lobbies.ts';
export { PoolFigure, type PoolFigureProps } from './lobby/PoolFigure.tsx';
export { readStreams, type Stream } from './lobby/readStreams.ts';
export { useNear } from './lobby/useNear.ts';
export { useRead, type Reading } from './lobby/useRead.ts';
