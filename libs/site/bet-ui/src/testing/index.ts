export { betOf } from './createBet.ts';
