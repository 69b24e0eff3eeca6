export { BetLegs } from './bets/BetLegs.tsx';
export { BetExplanation, type BetExplanationProps } from './bets/BetExplanation.tsx';
export { betMessages, useBetT, type BetT } from './bets/betMessages.ts';
export {
  formatBetSelection,
  getBetPlayName,
  formatBetPrice,
  formatLabelledPrice,
  isInPlaySelection,
  isStakeReturned,
  getNetTone,
  getResultName,
  formatReturn,
  formatSystemName,
  type BetSelection,
  type BetRecord,
} from './bets/betTexts.ts';
export { getSportName } from './bets/selectionTexts.ts';
