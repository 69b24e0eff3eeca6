export { createBet } from './createBet.ts';
