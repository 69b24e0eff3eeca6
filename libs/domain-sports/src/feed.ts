export { createBoardStore } from './board/createBoardStore.ts';
export { createSportFeed } from './feed/createSportFeed.ts';
