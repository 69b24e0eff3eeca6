export { pickZhCN } from './messages/pickZhCN.ts';
export { pickZhTW } from './messages/pickZhTW.ts';
export {
  getMarketName,
  getPlayName,
  getSideName,
  getSideSign,
  type NamedMatch,
  type SelectionT,
  type SideOfPlay,
} from './bets/selectionTexts.ts';
