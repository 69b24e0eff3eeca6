import { toCallFailure, type CallFailure } from '@pavilion/api-client';
import { createId } from '@pavilion/kernel';
import { useWrite } from '@pavilion/site-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { preparePicture } from './preparePicture.ts';
import { PictureError, type PictureProblem } from './pictureTypes.ts';
import { toFileName } from './toFileName.ts';

/** Picture that the platform has stored. */
export interface UploadedPicture {
  readonly imageId: string;
  readonly url: string;
  readonly name: string;
}

/** Chosen file that is not stored yet. */
export interface PendingUpload {
  readonly key: string;
  readonly file: File;
  readonly step: 'preparing' | 'sending' | 'failed';
  /** Reason, after a failure before or during the upload. */
  readonly reason?: PictureProblem | CallFailure;
}

/** Uploads of one field. */
export interface Uploads {
  readonly pending: readonly PendingUpload[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  /** Removes a chosen file. The response to its upload is then ignored. */
  readonly remove: (key: string) => void;
}

/** Returns the uploads of chosen files. Each starts at once; a stored picture is passed to `onUploaded`. */
export function useUploads(onUploaded: (picture: UploadedPicture) => void): Uploads {
  const { send } = useWrite('user.uploadImage');
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const wanted = useRef(new Set<string>());
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const change = useCallback(
    (key: string, part: Partial<PendingUpload>) =>
      setPending((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each))),
    [],
  );
  const remove = useCallback((key: string) => {
    wanted.current.delete(key);
    setPending((all) => all.filter((each) => each.key !== key));
  }, []);
  const upload = useCallback(
    async (key: string, file: File) => {
      const name = toFileName(file.name);
      try {
        const image = await preparePicture(file);
        if (!wanted.current.has(key)) return;
        change(key, { step: 'sending' });
        const result = await send({ fileName: name, image });
        if (!wanted.current.has(key)) return;
        if (!result.isDone) return change(key, { step: 'failed', reason: result.failure });
        remove(key);
        latest.current({ imageId: result.data.imageId, url: result.data.url, name });
      } catch (error) {
        change(key, { step: 'failed', reason: error instanceof PictureError ? error.problem : toCallFailure(error) });
      }
    },
    [change, remove, send],
  );
  const start = (key: string, file: File) => {
    wanted.current.add(key);
    void upload(key, file);
  };
  return {
    pending,
    remove,
    add: (files) => {
      const chosen = files.map((file): PendingUpload => ({ key: createId(), file, step: 'preparing' }));
      setPending((all) => [...all, ...chosen]);
      for (const { key, file } of chosen) start(key, file);
    },
    retry: (key) => {
      const upload = pending.find((each) => each.key === key);
      if (!upload) return;
      setPending((all) => all.map((each) => (each.key === key ? { key, file: each.file, step: 'preparing' } : each)));
      start(key, upload.file);
    },
  };
}
