import { useFailureText } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { useLayoutEffect, useRef, useState } from 'react';
import { MAX_PICTURES, type DraftChange, type DraftPicture } from '../draft/draft.ts';
import { useServiceT } from '../messages/serviceMessages.ts';
import { readPictureFile } from './readPictureFile.ts';

const UPLOAD_FAILED = 6010;

/** Uploads chosen pictures and adds them to the draft. `error` is the reason why the last one was not accepted. */
export function usePictures(pictures: readonly DraftPicture[], changeDraft: (change: DraftChange) => void) {
  const t = useServiceT();
  const failureText = useFailureText();
  const { send, isSending } = useWrite('user.uploadImage');
  const [error, setError] = useState<string>();
  const latest = useRef(pictures);
  useLayoutEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  /** Returns whether a picture can be added, and otherwise sets the error. */
  const checkCount = (): boolean => {
    const isFull = latest.current.length >= MAX_PICTURES;
    setError(isFull ? t('compose.pictureCount', { max: MAX_PICTURES }) : undefined);
    return !isFull;
  };
  const upload = async (file: File): Promise<void> => {
    if (!checkCount()) return;
    const picture = await readPictureFile(file);
    if (!picture.isValid) return setError(t(`compose.${picture.reason}`));
    const result = await send({ fileName: picture.fileName, image: picture.image });
    if (!result.isDone)
      return setError(result.failure.code === UPLOAD_FAILED ? t('compose.pictureType') : failureText(result.failure));
    // Pictures may have been added or removed during the upload.
    if (!checkCount()) return;
    const { imageId, url } = result.data;
    changeDraft((draft) => ({ pictures: [...draft.pictures, { imageId, url }].slice(0, MAX_PICTURES) }));
  };
  return { upload: (file: File) => void upload(file), isUploading: isSending, error };
}
