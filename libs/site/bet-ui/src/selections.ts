export { pickZhCN } from './messages/pickZhCN.ts';
export { pickZhTW } from './messages/pickZhTW.ts';
export {
  marketName,
  playName,
  sideName,
  sideSign,
  type NamedMatch,
  type PickT,
  type SideOfPlay,
} from './bets/selectionTexts.ts';
