import type { Venue } from '../state/gamesSlice.ts';
import { createGame } from './createGame.ts';

/** Creates an open venue with a balance of its own; override the fields under test. */
export const createVenue = (change: Partial<Venue> = {}): Venue => ({
  channelCode: 'LYZR',
  enName: 'lyzr',
  category: 'ZR',
  name: '揽月真人',
  slogan: '看得见',
  state: 'open',
  hasWallet: true,
  minTransfer: '10.00',
  maxTransfer: '500000.00',
  gameCount: 39,
  cover: createGame().cover,
  ...change,
});
