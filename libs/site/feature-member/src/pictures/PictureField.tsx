import { useFailureText } from '@pavilion/site-contract';
import { Button, CloseIcon, IconButton, ImageIcon, Notice } from '@pavilion/ui-kit';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Busy, PictureItem, PictureName, Pictures, FieldHead, FileInput } from './pictureStyles.ts';
import type { PendingUpload, UploadedPicture, Uploads } from './useUploads.ts';

/** Largest number of pictures of one feedback. */
export const MAX_PICTURES = 5;

/** Props of {@link PictureField}. */
export interface PictureFieldProps {
  readonly pictures: readonly UploadedPicture[];
  readonly uploads: Uploads;
  readonly onRemove: (imageId: string) => void;
}

/** Pictures of a form: chosen, uploaded at once, removable. */
export function PictureField({ pictures, uploads, onRemove }: PictureFieldProps) {
  const t = useMemberCentreT();
  const hintId = useId();
  const [isFull, setFull] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const room = MAX_PICTURES - pictures.length - uploads.pending.length;
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // The same file can be chosen again after it was removed.
    event.target.value = '';
    setFull(files.length > room);
    uploads.add(files.slice(0, Math.max(0, room)));
  };
  return (
    <div role="group" aria-labelledby={`${hintId}-label`} aria-describedby={hintId}>
      <FieldHead>
        <span id={`${hintId}-label`}>{t('picture.label')}</span>
        <span>{t('picture.count', { count: pictures.length + uploads.pending.length, max: MAX_PICTURES })}</span>
      </FieldHead>
      <Pictures>
        {pictures.map(({ imageId, url, name }) => (
          <PictureItem key={imageId}>
            <img src={url} alt={name} />
            <RemoveButton name={name} onClick={() => onRemove(imageId)} />
          </PictureItem>
        ))}
        {uploads.pending.map((upload) => (
          <PendingPicture key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </Pictures>
      <FileInput
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={t('picture.add')}
        accept="image/png,image/jpeg,image/gif,image/webp"
        multiple
        onChange={add}
      />
      <Button icon={<ImageIcon />} aria-disabled={room <= 0} onClick={() => room > 0 && input.current?.click()}>
        {t('picture.add')}
      </Button>
      <p id={hintId}>{t('picture.hint')}</p>
      <div role="alert">
        {isFull && <Notice data-tone="warning">{t('picture.tooMany', { max: MAX_PICTURES })}</Notice>}
      </div>
    </div>
  );
}

function PendingPicture({ upload, uploads }: { readonly upload: PendingUpload; readonly uploads: Uploads }) {
  const t = useMemberCentreT();
  const failureText = useFailureText();
  const { key, file, step, reason } = upload;
  const canRetry = typeof reason === 'object';
  return (
    <PictureItem data-step={step}>
      <PictureName>{file.name}</PictureName>
      {step === 'failed' ? (
        <span role="alert">
          {typeof reason === 'object' ? failureText(reason) : t(`picture.problem.${reason ?? 'damaged'}`)}
        </span>
      ) : (
        <span role="status">
          {t(`picture.${step}`)}
          <Busy aria-hidden="true" />
        </span>
      )}
      {canRetry && (
        <Button size="small" onClick={() => uploads.retry(key)}>
          {t('load.retry')}
        </Button>
      )}
      <RemoveButton name={file.name} onClick={() => uploads.remove(key)} />
    </PictureItem>
  );
}

function RemoveButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const t = useMemberCentreT();
  return (
    <IconButton size="small" label={t('picture.remove', { name })} onClick={onClick}>
      <CloseIcon />
    </IconButton>
  );
}
