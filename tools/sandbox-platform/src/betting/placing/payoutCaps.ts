import type { Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { getDayStart } from '../../base/chinaTime.ts';

/** Maximum win per member and day, in whole USD. `OP` is ice hockey and American football (§1). */
const CAPS_USD: Readonly<Partial<Record<string, number>>> = {
  FT: 1_500_000,
  BK: 1_500_000,
  TN: 300_000,
  BS: 300_000,
  VB: 300_000,
  OP: 300_000,
};
const OTHER_SPORT_USD = 200_000;
/** Markets on the goals of one team, which have a lower cap (§1, ruling B8). */
const NEW_HANDICAPS: readonly string[] = ['OUH', 'OUC', 'ROUH', 'ROUC'];
const NEW_HANDICAP_USD = 25_000;

const gameTypes = ['FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'FS', 'VB', 'BS', 'TT'] as const;

const getCapUsd = (gameType: string): number => CAPS_USD[gameType] ?? OTHER_SPORT_USD;

/** Payout cap of each game type, in whole USD. */
export const payoutCaps: readonly (readonly [gameType: string, usd: number])[] = gameTypes.map((type) => [
  type,
  getCapUsd(type),
]);

/** Returns the payout cap of a bet in whole USD: the lowest among its legs (§1). */
export const getPayoutCapUsd = (legs: readonly { readonly game_type: string; readonly play: string }[]): number =>
  Math.min(
    ...legs.map(({ game_type, play }) => (NEW_HANDICAPS.includes(play) ? NEW_HANDICAP_USD : getCapUsd(game_type))),
  );

export interface WinLimitQuery {
  readonly memberId: number;
  readonly capUsd: number;
  /** Fen per USD. */
  readonly usdRate: Minor;
  readonly now: Date;
  /** Bet that is not counted because it is the one being checked. */
  readonly exceptId?: bigint;
}

/** Winnings of settled bets plus possible winnings of pending and open bets. */
const winnings = sql<bigint>`coalesce(sum(case
  when status in ('pending', 'open') then win_amount
  when status = 'settled' then greatest(net, 0)
  else 0 end), 0)::bigint`;

/** Reads the remaining win of a member under one cap on the current day in UTC+8. It is negative if the cap is exceeded. */
export async function readRemainingWinLimit(
  tx: Tx,
  { memberId, capUsd, usdRate, now, exceptId }: WinLimitQuery,
): Promise<Minor> {
  const { won } = await tx
    .selectFrom('bets')
    .select(winnings.as('won'))
    .where('member_id', '=', memberId)
    .where('cap_usd', '=', capUsd)
    .where('placed_at', '>=', getDayStart(now))
    .where('id', '<>', exceptId ?? 0n)
    .executeTakeFirstOrThrow();
  return BigInt(capUsd) * usdRate - won;
}
