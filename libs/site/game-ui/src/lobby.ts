export { lobbies, type Category } from './lobby/lobbies.ts';
export { PoolFigure, type PoolFigureProps } from './lobby/PoolFigure.tsx';
export { streamsRequest, toShownStreams, type Stream } from './lobby/streams.ts';
export { useNear } from './lobby/useNear.ts';
