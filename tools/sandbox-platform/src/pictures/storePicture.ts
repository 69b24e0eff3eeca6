import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { Tx } from '../db/database.ts';
import { lockMember } from '../ledger/balances.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { TransactionContext } from '../db/transactionContext.ts';
import type { EncodedPicture } from './encodePicture.ts';
import { buildUploadPath } from './picturePaths.ts';

/** Uploads allowed per member in `WINDOW_MS`. The limit protects the disk. */
const MAX_PICTURES = 20;
const WINDOW_MS = 600_000;

async function requireBelowRateLimit(tx: Tx, memberId: number, now: Date): Promise<void> {
  const { count } = await tx
    .selectFrom('images')
    .where('member_id', '=', memberId)
    .where('created_at', '>', new Date(now.getTime() - WINDOW_MS))
    .select((rows) => rows.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MAX_PICTURES) throw new Refusal(errorCodes.frequentSubmission);
}

/** Stores a picture in the database under a random id. Throws refusal 6011 after too many uploads. */
export async function storePicture(
  { tx, now }: Pick<TransactionContext<unknown>, 'tx' | 'now'>,
  memberId: number,
  picture: EncodedPicture,
): Promise<ResponseOf<'user.uploadImage'>> {
  await lockMember(tx, memberId);
  await requireBelowRateLimit(tx, memberId, now);
  const { type, width, height, bytes } = picture;
  const id = randomBytes(16).toString('base64url');
  await tx
    .insertInto('images')
    .values({ id, member_id: memberId, content_type: type, width, height, bytes, created_at: now })
    .execute();
  return { imageId: id, url: buildUploadPath(id), contentType: type, width, height };
}
