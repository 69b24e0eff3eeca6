export { createCompactPrices } from './board/createCompactPrices.ts';
export { createBoardStore } from './board/createBoardStore.ts';
export { createSportFeed } from './feed/createSportFeed.ts';
export { createCentreStore, getCentreChannelId } from './centre/createCentreStore.ts';
