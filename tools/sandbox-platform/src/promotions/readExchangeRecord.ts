import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../base/locale.ts';
import type { Db } from '../db/database.ts';
import { readPoints } from './rules/points.ts';

/** Member whose record is read, and the language of its names. */
export interface RecordReader {
  readonly memberId: number;
  readonly locale: Locale;
}

/** Reads one page of a member's exchanged gifts, newest first. */
export async function readExchangeRecord(
  db: Db,
  { memberId, locale }: RecordReader,
  { pageNum, pageSize }: RequestOf<'activityTopGift.exchangeRecord'>,
): Promise<ResponseOf<'activityTopGift.exchangeRecord'>> {
  const exchanges = db
    .selectFrom('activity_claims as claim')
    .innerJoin('activity_rewards as reward', (join) =>
      join
        .onRef('reward.activity_id', '=', 'claim.activity_id')
        .onRef('reward.reward_id', '=', 'claim.reward_id')
        .on('reward.measure', '=', 'points'),
    )
    .where('claim.member_id', '=', memberId);
  const { total } = await exchanges.select((rows) => rows.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const rows = await exchanges
    .select(['claim.id', 'claim.reward_id', 'claim.points', 'claim.amount', 'claim.created_at', 'reward.names'])
    .orderBy('claim.id', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const list = rows.map((row) => ({
    exchangeId: String(row.id),
    rewardId: row.reward_id,
    giftName: row.names[locale],
    points: Number(row.points),
    amount: formatMinor(row.amount),
    createTime: row.created_at.getTime(),
  }));
  return { points: Number(await readPoints(db, memberId)), total: Number(total), list };
}
