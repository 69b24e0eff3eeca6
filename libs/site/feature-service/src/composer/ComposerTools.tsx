import { Button, Icon, token } from '@pavilion/ui-kit';
import { useRef } from 'react';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';
import { PICTURE_TYPES } from './readPictureFile.ts';

interface Props {
  readonly pictures: { readonly upload: (file: File) => void; readonly isUploading: boolean };
  readonly isPicking: boolean;
  readonly onPick: () => void;
}

/** Buttons of a member that add a picture, and an order or bet. */
export function ComposerTools({ pictures: { upload, isUploading }, isPicking, onPick }: Props) {
  const t = useServiceT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Row>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        aria-label={t('compose.picture')}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) upload(file);
          target.value = '';
        }}
      />
      <Button
        variant="quiet"
        size="small"
        type="button"
        isBusy={isUploading}
        icon={<Icon name="image" />}
        onClick={() => input.current?.click()}
      >
        {t(isUploading ? 'compose.uploading' : 'compose.picture')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        type="button"
        aria-expanded={isPicking}
        icon={<Icon name="slip" />}
        onClick={onPick}
      >
        {t('compose.attach')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')};
  margin-inline-start: calc(-1 * ${token('space.2')});
`;
