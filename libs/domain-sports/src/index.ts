export {
  getChannelId,
  GAME_TYPES,
  HOT_CHANNEL,
  isChampionBet,
  isSetSport,
  getMatchChannelId,
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
export { toHongKongOdds, toOdds, parseOdds, toPrice } from './odds/convertOdds.ts';
export { formatOdds, NO_ODDS, type FormatOddsOptions } from './odds/formatOdds.ts';
export { formatLine, formatWireLine, parseLine, type Line } from './plays/line.ts';
export { OddsDomainError } from './odds/oddsDomainError.ts';
export { hasOddsTypeLabel, ODDS_TYPES, ODDS_TYPE_KEYS, resolveOddsType, type OddsType } from './plays/oddsType.ts';
export { hasSide, findPlay, PLAYS, type Market, type Play, type PlayCode } from './plays/plays.ts';
export { parseSide, type Side, type Winner } from './plays/side.ts';
export {
  getSelectionLabel,
  type NamedSelection,
  type SelectionLabel,
  type SelectionLabelKey,
} from './plays/getSelectionLabel.ts';
export { isPrice, parsePrice, PRICE_UNIT, type Price, formatWirePrice } from './odds/price.ts';
export { equalRatios, formatRatio, parseRatio, createRatio, type Ratio, type Rounding } from './odds/ratio.ts';
export { clampStake, validateStake, type StakeBounds, type StakeProblem } from './money/clampStake.ts';
export {
  formatParlayPrice,
  computeParlayFactor,
  computeParlayReturn,
  computeParlayWinnings,
  type ParlayLeg,
} from './money/parlay.ts';
export { addToStake, normaliseStake, parseStake } from './money/parseStake.ts';
export { computeMinSystemReturn, computeSystemFactor, computeSystemReturn } from './money/computeSystemReturn.ts';
export { getCombinationSizes, listSystems, getSystemSizes, countUnits, type SystemName } from './money/systems.ts';
export { computeRisk, computeWinnings, formatWinnings } from './money/computeWinnings.ts';
export { convertPayoutCap, PAYOUT_CAPS_USD, findPayoutCapUsd, type CappedLeg } from './payout/payoutCaps.ts';
export { compareQuotes, acceptsChange, type QuoteChange } from './slip/selections/followPrices.ts';
export { createSlipFollower, type SlipFollowerPorts } from './slip/createSlipFollower.ts';
export { findSelectionInput, findQuote, getSlipPrices } from './slip/getSlipPrices.ts';
export { restoreSlip, serialiseSlip } from './slip/serialiseSlip.ts';
export {
  emptySlip,
  MAX_SELECTIONS,
  SLIP_REJECTION_KEYS,
  type OddsRule,
  type SelectionInput,
  type SeenQuote,
  type Quote,
  type Selection,
  type SelectionStatus,
  type Slip,
  type SlipChange,
  type SlipMode,
  type SlipPrice,
  type SlipRejection,
  type StakeEntry,
  type StakeLimits,
} from './slip/selections/slip.ts';
export { slipActions, type SlipAction, changeSlip, slipReducer, findSlipRejection } from './slip/slipReducer.ts';
export {
  getPlaceableSelections,
  findPlacementBlock,
  findSlipBlock,
  type PlacementBlock,
} from './slip/totals/findPlacementBlock.ts';
export {
  hasChanges,
  isOnSlip,
  getSelectionChange,
  getSelectionMark,
  getSlipOddsType,
  findSlipPayoutCapUsd,
  type SelectionMark,
} from './slip/totals/slipSelectors.ts';
export {
  computeSelectionStake,
  computeSelectionWinnings,
  formatSeriesPrice,
  computeSeriesQuote,
  computeSeriesWinnings,
  getSlipSystems,
  computeSlipTotals,
  type SeriesQuote,
  type SlipTotals,
} from './slip/totals/slipTotals.ts';
export { toggleSelection } from './slip/selections/toggleSelection.ts';
export {
  defaultSportView,
  sportViewActions,
  sportViewReducer,
  getViewChannel,
  type SportView,
  type SportViewAction,
  type ToggledList,
} from './view/sportView.ts';
export type { BoardStore, BoardStoreOptions, CompactPrices } from './board/boardStore.ts';
export type { ChannelList } from './board/channelList.ts';
export type { FeedFrame } from './feed/feedFrames.ts';
export type * from './feed/feedTypes.ts';
export type * from './entities/centreWire.ts';
export type { CentreState, CentreStore, MatchCentre } from './centre/createCentreStore.ts';
export type { ChannelSource } from './feed/channelSource.ts';
export { getClockLabel, type ClockLabel, type ClockLabelKey } from './score/getClockLabel.ts';
export { isAboutToStart } from './score/isAboutToStart.ts';
export { getScoreParts, type PartColumn } from './score/getScoreParts.ts';
export { getDisplayedScore, type ScorePair, type DisplayedScore } from './score/matchScore.ts';
export { OUTCOMES, type Outcome } from './results/outcome.ts';
export {
  isResultCode,
  RESULT_CODES,
  findResultEffect,
  findResultKey,
  type ResultCode,
  type ResultEffect,
} from './results/resultCodes.ts';
export type { Goals, MatchResult } from './results/matchResult.ts';
export { computeBetHalves, type BetHalf, type SettledSingle } from './bets/computeBetHalves.ts';
export { computeLegFactor, findLegOutcome, type PlacedLeg } from './bets/computeLegFactor.ts';
export { computeParlayUnits, type ParlayUnit, type SettledParlay } from './bets/computeParlayUnits.ts';
export { computeNetResult, computeReturn } from './results/computeNetResult.ts';
export { settleSelection, type SettledBet } from './results/settleSelection.ts';
export {
  computeScenarios,
  type ScenarioTable,
  type ScenarioAxis,
  type ScenarioBet,
  type ScenarioRow,
} from './results/computeScenarios.ts';
