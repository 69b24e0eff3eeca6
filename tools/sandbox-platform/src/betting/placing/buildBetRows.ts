import type { Minor } from '@pavilion/kernel';
import type { NewBet, NewBetLeg } from '../../db/tables/bettingTables.ts';
import type { Member } from '../../db/tables/schema.ts';
import { isInPlay, type MatchView, type PriceView } from '@pavilion/sandbox-world';
import type { BettingWorld } from '../bets/bettingWorld.ts';
import type { Order, SlipPrice } from '../bets/betTypes.ts';
import { formatCards } from './checkLegs.ts';

/** Order with its member. */
export interface MemberOrder {
  readonly member: Member;
  readonly order: Order;
  readonly now: Date;
}

/** Order with the dependencies of its placement. */
export interface Placement extends MemberOrder {
  readonly world: BettingWorld;
  /** In-play delay in milliseconds. */
  readonly inPlayDelayMs: number;
  /** Fen per USD. */
  readonly usdRate: Minor;
}

/** Prices, stake and possible win of a placement. */
export interface Terms {
  readonly prices: readonly PriceView[];
  readonly unitStake: Minor;
  readonly stake: Minor;
  readonly winAmount: Minor;
  readonly capUsd: number;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** Formats a ticket id: `T`, the day and the bet's number, such as `T20261121000042`. */
const formatTicketId = (now: Date, id: bigint): string =>
  `T${(DAY.exec(now.toISOString()) ?? []).slice(1).join('')}${id.toString().padStart(6, '0')}`;

/** Formats the score of a match as `H-C`. */
export const formatMatchScore = ({ score }: Pick<MatchView, 'score'>): string => `${score.home}-${score.away}`;

/** Builds the key of a set of selections, independent of their order. It detects duplicate bets (F-BET-09). */
export const buildSelectionKey = (legs: readonly SlipPrice[]): string =>
  legs
    .map(({ gameId, w, r }) => `${gameId}.${w}.${r}`)
    .sort()
    .join(',');

const toBetNames = ({ match: { league, home, away }, name }: PriceView) => ({
  'zh-CN': { league: league.cn, team_h: home.cn, team_c: away.cn, ...(name ? { runner: name.cn } : {}) },
  'zh-TW': { league: league.tw, team_h: home.tw, team_c: away.tw, ...(name ? { runner: name.tw } : {}) },
});

/** Builds the row of a bet. A bet with an in-play leg stays pending for the delay. */
export function buildBetRow({ member, order, now, inPlayDelayMs }: Placement, terms: Terms, id: bigint): NewBet {
  const { prices, unitStake, stake, winAmount, capUsd } = terms;
  const isPending = inPlayDelayMs > 0 && prices.some(({ w }) => isInPlay(w));
  return {
    id,
    ticket_id: formatTicketId(now, id),
    request_id: order.requestId,
    member_id: member.id,
    kind: order.kind,
    picks: buildSelectionKey(order.legs),
    systems: order.kind === 'series' ? JSON.stringify(order.systems) : null,
    odds_rule: order.oddsRule,
    unit_stake: unitStake,
    stake,
    win_amount: winAmount,
    cap_usd: capUsd,
    status: isPending ? 'pending' : 'open',
    rejection: null,
    result_code: null,
    net: null,
    placed_at: now,
    decide_at: isPending ? new Date(now.getTime() + inPlayDelayMs) : null,
    settled_at: null,
    resettled_at: null,
    former: null,
  };
}

/** Builds the rows of the legs. An in-play leg stores score and red cards: a change during the delay rejects the bet (F-BET-07). */
export const buildLegRows = (world: BettingWorld, prices: readonly PriceView[], betId: bigint): NewBetLeg[] =>
  prices.map((price, position) => {
    const { match, w, r, line } = price;
    const isLive = isInPlay(w);
    return {
      bet_id: betId,
      position,
      game_id: match.gameId,
      game_type: match.gameType,
      show_type: match.showType ?? 'FT',
      names: JSON.stringify(toBetNames(price)),
      start_at: new Date(match.startTime),
      odds_id: price.oddsId,
      play: w,
      side: r,
      line,
      price: price.price,
      taken_at: new Date(world.clock().at),
      score_at_bet: isLive ? formatMatchScore(match) : null,
      cards_at_bet: isLive ? formatCards(world, match.gameId) : null,
      score_final: null,
      result_code: null,
    };
  });
