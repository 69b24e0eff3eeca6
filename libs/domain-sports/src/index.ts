export * from './entities/gameType.ts';
export { type League } from './entities/league.ts';
export {
  type MarketLine,
  type Match,
  type MatchStatus,
  type Period,
  type Score,
  type SideScore,
} from './entities/match.ts';
export { isPickable, type PriceCell, type PriceDirection } from './entities/priceCell.ts';
export type * from './entities/wire.ts';
export { formatLine, lineText, parseLine, type Line } from './odds/line.ts';
export { hasOddsTypeLabel, ODDS_TYPES, ODDS_TYPE_KEYS, shownOddsType, type OddsType } from './odds/oddsType.ts';
export { parseSide, playOf, PLAYS, type Market, type Play, type PlayCode, type Side } from './odds/plays.ts';
export { isPrice, parsePrice, PRICE_UNIT, priceText, type Price } from './odds/price.ts';
export { type BoardStore, type BoardStoreOptions, type ChannelList } from './board/boardStore.ts';
export type * from './feed/feedTypes.ts';
export * from './slip/slip.ts';
export { slipActions, type SeenPrice, type SlipAction } from './slip/slipActions.ts';
