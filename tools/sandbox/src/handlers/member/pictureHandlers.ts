import type { Tx } from '@pavilion/sandbox-platform/db/database';
import { avatars } from '@pavilion/sandbox-platform/pictures/avatars';
import { checkPicture } from '@pavilion/sandbox-platform/pictures/checkPicture';
import { storePicture } from '@pavilion/sandbox-platform/pictures/storePicture';
import { buildAvatarPath, buildUploadPath } from '@pavilion/sandbox-platform/pictures/picturePaths';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';

/** Returns the URL of the chosen avatar: one of the platform's, or an upload of the member. */
async function requirePictureAddress(tx: Tx, { body, member }: Call<'user.addAvatar'>): Promise<string> {
  if ('avatarId' in body) {
    if (Object.hasOwn(avatars, body.avatarId)) return buildAvatarPath(body.avatarId);
    throw new Refusal(errorCodes.notFound);
  }
  const image = await tx
    .selectFrom('images')
    .select('id')
    .where('id', '=', body.imageId)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (!image) throw new Refusal(errorCodes.notFound);
  return buildUploadPath(image.id);
}

/** Handlers of avatars and uploads (§7 user). */
export const createPictureHandlers = () =>
  ({
    'user.avatarList': ({ member, locale }) => ({
      current: member.avatar ?? '',
      list: Object.entries(avatars).map(([avatarId, { name }]) => ({
        avatarId,
        name: name[locale],
        url: buildAvatarPath(avatarId),
      })),
    }),
    'user.addAvatar': (call) =>
      call.once(async (tx) => {
        const url = await requirePictureAddress(tx, call);
        await tx.updateTable('members').set({ avatar: url }).where('id', '=', call.member.id).execute();
        return { url };
      }),
    'user.uploadImage': async (call) => {
      const picture = await checkPicture(call.body.fileName, call.body.image);
      if (!picture) throw new Refusal(errorCodes.uploadFailed);
      return call.once((tx) => storePicture({ tx, now: call.now }, call.member.id, picture));
    },
  }) satisfies Partial<SandboxHandlers>;
