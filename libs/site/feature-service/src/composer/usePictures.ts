import { useFailureText } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { useState } from 'react';
import type { DraftPicture } from '../draft/draft.ts';
import { useServiceT } from '../messages/serviceMessages.ts';
import { readPictureFile } from './readPictureFile.ts';

/** Largest number of pictures of one message. */
const MAX_PICTURES = 3;

const UPLOAD_FAILED = 6010;

/** Uploads chosen pictures. `error` is the reason why the last one was not accepted. */
export function usePictures(pictures: readonly DraftPicture[], setPictures: (next: readonly DraftPicture[]) => void) {
  const t = useServiceT();
  const failureText = useFailureText();
  const { send, isSending } = useWrite('user.uploadImage');
  const [error, setError] = useState<string>();
  const upload = async (file: File): Promise<void> => {
    setError(undefined);
    if (pictures.length >= MAX_PICTURES) return setError(t('compose.pictureCount', { max: MAX_PICTURES }));
    const picture = await readPictureFile(file).catch(() => ({ isValid: false, reason: 'pictureType' }) as const);
    if (!picture.isValid) return setError(t(`compose.${picture.reason}`));
    const result = await send({ fileName: picture.fileName, image: picture.image });
    if (result.isDone) return setPictures([...pictures, { imageId: result.data.imageId, url: result.data.url }]);
    setError(result.failure.code === UPLOAD_FAILED ? t('compose.pictureType') : failureText(result.failure));
  };
  return { upload: (file: File) => void upload(file), isUploading: isSending, error };
}
