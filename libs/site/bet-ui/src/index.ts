export { BetLegs } from './bets/BetLegs.tsx';
export { BetExplanation, type BetExplanationProps } from './bets/BetExplanation.tsx';
export { betMessages, useBetT, type BetT } from './bets/betMessages.ts';
export {
  betPickName,
  betPlayName,
  betPrice,
  isInPlayPick,
  isStakeReturned,
  netTone,
  resultName,
  formatReturn,
  formatSystemName,
  type BetSelection,
  type BetRecord,
} from './bets/betTexts.ts';
export { sportName } from './bets/selectionTexts.ts';
