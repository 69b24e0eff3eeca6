import type { CallFailure, RequestOf } from '@pavilion/api-client';
import { sessionActions, toastActions, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { useState } from 'react';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { toPictureProblem, type PictureProblem } from '../pictures/pictureTypes.ts';
import { toFileName } from '../pictures/toFileName.ts';
import { cropPicture, type CropArea } from './cropPicture.ts';

/** Chosen file that is being cropped. */
export interface OpenPicture {
  readonly url: string;
  readonly name: string;
}

/** Change of the member's picture. */
export interface AvatarChange {
  readonly isSending: boolean;
  /** Reason why the last attempt failed. */
  readonly problem: PictureProblem | CallFailure | undefined;
  readonly setProblem: (problem: PictureProblem | undefined) => void;
  /** Takes one of the platform's pictures. */
  readonly choose: (avatarId: string) => Promise<void>;
  /** Uploads a part of a picture and takes it. */
  readonly upload: (picture: OpenPicture, area: CropArea) => Promise<void>;
}

/** Returns the change of the member's picture. `onDone` is called after it was stored. */
export function useAvatarChange(onDone: () => void): AvatarChange {
  const t = useMemberCentreT();
  const dispatch = useAppDispatch();
  const member = useAppSelector((state) => state.session.member);
  const { send: sendPicture, isSending: isUploading } = useWrite('user.uploadImage');
  const { send: sendChoice, isSending: isChoosing } = useWrite('user.addAvatar');
  const [problem, setProblem] = useState<PictureProblem | CallFailure>();
  const take = async (choice: RequestOf<'user.addAvatar'>) => {
    const result = await sendChoice(choice);
    if (!result.isDone) return setProblem(result.failure);
    if (member) dispatch(sessionActions.memberLoaded({ ...member, avatar: result.data.url }));
    dispatch(toastActions.shown({ kind: 'success', text: t('avatar.saved') }));
    onDone();
  };
  return {
    isSending: isUploading || isChoosing,
    problem,
    setProblem,
    choose: (avatarId) => {
      setProblem(undefined);
      return take({ avatarId });
    },
    upload: async ({ url, name }, area) => {
      setProblem(undefined);
      let image: string;
      try {
        image = await cropPicture(url, area);
      } catch (error) {
        return setProblem(toPictureProblem(error));
      }
      const result = await sendPicture({ fileName: toFileName(name), image });
      if (!result.isDone) return setProblem(result.failure);
      await take({ imageId: result.data.imageId });
    },
  };
}
