import type { Selectable } from 'kysely';
import { formatInstant } from '../base/chinaTime.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { Db, Tx } from '../db/database.ts';
import type { PauseLength, PlayPausesTable } from '../db/tables/playerLimitTables.ts';
import { lockMember } from '../ledger/balances.ts';
import { pauseLengths } from './pauseLengths.ts';

/** Member and time of a check. */
export interface LimitSubject {
  readonly memberId: number;
  readonly now: Date;
}

/** Pause of a member. */
export type PlayPause = Selectable<PlayPausesTable>;

/** Reads the pause of the member that ends last, if it has not ended. */
export function readPause(db: Db, { memberId, now }: LimitSubject): Promise<PlayPause | undefined> {
  return db
    .selectFrom('play_pauses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .executeTakeFirst();
}

const names = {
  timeOut: { 'zh-CN': '冷静期', 'zh-TW': '冷靜期' },
  selfExclusion: { 'zh-CN': '自我排除', 'zh-TW': '自我排除' },
};

function createPauseRefusal({ length, ends_at }: PlayPause): Refusal {
  const { kind } = pauseLengths[length];
  const end = formatInstant(ends_at);
  return new Refusal(
    errorCodes.warning,
    { reason: 'playPaused', kind, endsAt: ends_at.getTime() },
    {
      texts: {
        'zh-CN': `您已设置${names[kind]['zh-CN']}，${end} 前不能投注、进入场馆、存款和领取优惠。取款、转回资金和消息不受影响。`,
        'zh-TW': `您已設定${names[kind]['zh-TW']}，${end} 前不能投注、進入場館、儲值和領取優惠。提款、轉回資金與訊息不受影響。`,
      },
    },
  );
}

/** Requires that the member has not paused play. @throws Refusal 6012 with the end of the pause */
export async function requireNoPause(db: Db, subject: LimitSubject): Promise<void> {
  const pause = await readPause(db, subject);
  if (pause) throw createPauseRefusal(pause);
}

/**
 * Starts a pause at once. A pause can be replaced by one that ends later, and never be shortened.
 *
 * @throws Refusal 6012 if a pause of the member ends later
 */
export async function startPause(tx: Tx, { memberId, now }: LimitSubject, length: PauseLength): Promise<PlayPause> {
  await lockMember(tx, memberId);
  const current = await readPause(tx, { memberId, now });
  const endsAt = pauseLengths[length].getEnd(now);
  if (current && current.ends_at >= endsAt) throw createShorterRefusal(current);
  return tx
    .insertInto('play_pauses')
    .values({ member_id: memberId, length, started_at: now, ends_at: endsAt })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function createShorterRefusal({ ends_at }: PlayPause): Refusal {
  const end = formatInstant(ends_at);
  return new Refusal(
    errorCodes.warning,
    { reason: 'pauseShorter', endsAt: ends_at.getTime() },
    {
      texts: {
        'zh-CN': `当前的暂停到 ${end} 结束，只能延长，不能缩短`,
        'zh-TW': `目前的暫停至 ${end} 結束，只能延長，不能縮短`,
      },
    },
  );
}
