export {
  channelOf,
  GAME_TYPES,
  isChampionBet,
  isSetSport,
  matchChannelOf,
  parseMatchChannel,
  parseChannel,
  SHOW_TYPES,
  type Channel,
  type GameType,
  type MatchChannel,
  type ShowType,
} from './entities/gameType.ts';
export type { League } from './entities/league.ts';
export type { MarketLine, Match, MatchStatus, Period, Score, ScorePart, SideScore } from './entities/match.ts';
export { isPickable, type PriceCell, type PriceDirection } from './entities/priceCell.ts';
export type * from './entities/wire.ts';
export { toLeague } from './entities/toLeague.ts';
export { patchMatch, toMatch } from './entities/toMatch.ts';
export { hongKongOf, oddsOf, priceFromOdds, priceFromRatio } from './odds/convertOdds.ts';
export { formatOdds, NO_ODDS, type FormatOddsOptions } from './odds/formatOdds.ts';
export { formatLine, lineText, parseLine, type Line } from './odds/line.ts';
export { OddsDomainError } from './odds/oddsDomainError.ts';
export { hasOddsTypeLabel, ODDS_TYPES, ODDS_TYPE_KEYS, shownOddsType, type OddsType } from './odds/oddsType.ts';
export { hasSide, playOf, PLAYS, type Market, type Play, type PlayCode } from './odds/plays.ts';
export { parseSide, type Side, type Winner } from './odds/side.ts';
export {
  selectionLabel,
  type NamedSelection,
  type SelectionLabel,
  type SelectionLabelKey,
} from './odds/selectionLabel.ts';
export { isPrice, parsePrice, PRICE_UNIT, type Price } from './odds/price.ts';
export { priceText } from './odds/priceText.ts';
export { equalRatios, formatRatio, parseRatio, ratio, type Ratio, type Rounding } from './odds/ratio.ts';
export { clampStake, stakeProblem, type StakeBounds, type StakeProblem } from './money/clampStake.ts';
export { formatParlayPrice, parlayFactor, parlayReturn, parlayWinnings, type ParlayLeg } from './money/parlay.ts';
export { addToStake, normaliseStake, parseStake } from './money/parseStake.ts';
export { leastSystemReturn, systemFactor, systemReturn } from './money/systemReturn.ts';
export { sizesOf, systemsFor, systemSizes, unitsOf, type SystemName } from './money/systems.ts';
export { riskToWin, winnings, winningsText } from './money/winnings.ts';
export { capAtRate, PAYOUT_CAPS_USD, payoutCapUsd, type CappedLeg } from './payout/payoutCaps.ts';
export { quoteChange, takesChange, type QuoteChange } from './slip/followPrices.ts';
export { createSlipFollower, type SlipFollowerPorts } from './slip/createSlipFollower.ts';
export { pickOf, quoteOf, seenPrices } from './slip/seenPrices.ts';
export { restoreSlip, serialiseSlip } from './slip/serialiseSlip.ts';
export {
  emptySlip,
  MAX_SELECTIONS,
  SLIP_REJECTION_KEYS,
  type OddsRule,
  type Pick,
  type Quote,
  type Selection,
  type SelectionStatus,
  type Slip,
  type SlipChange,
  type SlipMode,
  type SlipRejection,
  type StakeEntry,
  type StakeLimits,
} from './slip/slip.ts';
export { slipActions, type SeenPrice, type SlipAction } from './slip/slipActions.ts';
export { changeSlip, slipReducer, slipRejection } from './slip/slipReducer.ts';
export { placeable, placementBlock, slipBlock, type PlacementBlock } from './slip/placementBlock.ts';
export {
  hasChanges,
  isOnSlip,
  selectionChange,
  selectionMark,
  slipOddsType,
  slipPayoutCapUsd,
  type SelectionMark,
} from './slip/slipSelectors.ts';
export {
  selectionStake,
  selectionWinnings,
  seriesPriceText,
  seriesQuote,
  seriesWinnings,
  slipSystems,
  slipTotals,
  type SeriesQuote,
  type SlipTotals,
} from './slip/slipTotals.ts';
export { toggleSelection } from './slip/toggleSelection.ts';
export {
  defaultSportView,
  sportViewActions,
  sportViewReducer,
  viewChannel,
  type SportView,
  type SportViewAction,
  type ToggledList,
} from './view/sportView.ts';
export type { BoardStore, BoardStoreOptions, ChannelList, CompactPrices } from './board/boardStore.ts';
export type { FeedFrame } from './feed/feedFrames.ts';
export type * from './feed/feedTypes.ts';
export { clockLabel, type ClockLabel, type ClockLabelKey } from './score/clockLabel.ts';
export { isAboutToStart } from './score/isAboutToStart.ts';
export { scoreParts, type PartColumn } from './score/scoreParts.ts';
export { shownScore, type ScorePair, type ShownScore } from './score/matchScore.ts';
export { OUTCOMES, type Outcome } from './results/outcome.ts';
export {
  isResultCode,
  RESULT_CODES,
  resultEffect,
  resultKey,
  type ResultCode,
  type ResultEffect,
} from './results/resultCodes.ts';
export type { Goals, MatchResult } from './results/matchResult.ts';
export { settlementNet, settlementReturn } from './results/settlementNet.ts';
export { settleSelection, type SettledBet } from './results/settleSelection.ts';
export { whatIf, type WhatIf, type WhatIfAxis, type WhatIfBet, type WhatIfRow } from './results/whatIf.ts';
