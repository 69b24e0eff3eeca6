import type { Game } from '../state/gamesSlice.ts';

/** Creates a game as the platform returns it; override the fields under test. */
export const createGame = (change: Partial<Game> = {}): Game => ({
  gameCode: 'BGDZ-0001',
  enName: 'bgdz',
  channelCode: 'BGDZ',
  category: 'DZ',
  name: '黄金麒麟传奇',
  venueName: '百工电子',
  venueState: 'open',
  tabs: ['slots'],
  tags: [],
  rtp: '96.50',
  isHot: false,
  isNew: false,
  isFavourite: false,
  cover: { seed: 1, palette: 'gold', motif: 'qilin', ending: 2 },
  ...change,
});
