import type { Minor } from '@pavilion/kernel';
import type { NewBet, NewBetLeg } from '../../db/tables/bettingTables.ts';
import type { Member } from '../../db/tables/schema.ts';
import { isInPlay, type MatchView, type PriceView } from '@pavilion/sandbox-world';
import type { BettingWorld } from '../bets/bettingWorld.ts';
import type { Order, SlipPrice } from '../bets/betTypes.ts';
import { cardsText } from './checkLegs.ts';

/** An order of a member. */
export interface MemberOrder {
  readonly member: Member;
  readonly order: Order;
  readonly now: Date;
}

/** A bet on its way to the books. */
export interface Placement extends MemberOrder {
  readonly world: BettingWorld;
  /** Milliseconds an in-play bet stays pending. */
  readonly inPlayDelayMs: number;
  /** Fen for one USD. */
  readonly usdRate: Minor;
}

/** What the placement comes to, at the prices of its legs. */
export interface Terms {
  readonly prices: readonly PriceView[];
  readonly unitStake: Minor;
  readonly stake: Minor;
  readonly winAmount: Minor;
  readonly capUsd: number;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** `T`, the day, the bet's number: `T20261121000042`. */
const formatTicketId = (now: Date, id: bigint): string =>
  `T${(DAY.exec(now.toISOString()) ?? []).slice(1).join('')}${id.toString().padStart(6, '0')}`;

/** The score of a match as a bet remembers it, `H-C`. */
export const scoreText = ({ score }: Pick<MatchView, 'score'>): string => `${score.home}-${score.away}`;

/** What is bet on, in an order of its own: what may not be bet on twice (F-BET-09). */
export const buildSelectionKey = (legs: readonly SlipPrice[]): string =>
  legs
    .map(({ gameId, w, r }) => `${gameId}.${w}.${r}`)
    .sort()
    .join(',');

const toBetNames = ({ match: { league, home, away }, name }: PriceView) => ({
  'zh-CN': { league: league.cn, team_h: home.cn, team_c: away.cn, ...(name ? { runner: name.cn } : {}) },
  'zh-TW': { league: league.tw, team_h: home.tw, team_c: away.tw, ...(name ? { runner: name.tw } : {}) },
});

/** The row of a bet. One with an in-play leg waits out the delay. */
export function newBet({ member, order, now, inPlayDelayMs }: Placement, terms: Terms, id: bigint): NewBet {
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

/** The rows of its legs. An in-play leg remembers score and cards: what changes while it waits refuses it (F-BET-07). */
export const newLegs = (world: BettingWorld, prices: readonly PriceView[], betId: bigint): NewBetLeg[] =>
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
      score_at_bet: isLive ? scoreText(match) : null,
      cards_at_bet: isLive ? cardsText(world, match.gameId) : null,
      score_final: null,
      result_code: null,
    };
  });
